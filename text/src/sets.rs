//! The sets of texts, one for each topic. The English files declare them.

use crate::en;
use crate::topics::{export_sets, topics};

topics!(export_sets);
