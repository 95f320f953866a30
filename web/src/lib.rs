//! Asalto's app: the screens over asalto-core.
