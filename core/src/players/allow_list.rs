//! The macro that declares which variants of an enum players see.

/// Declares the player version of an enum. Each variant exists in the whole enum with the same
/// fields.
macro_rules! allow_list {
    (
        $(#[$meta:meta])*
        pub enum $name:ident of $whole:ident {
            $(
                $(#[$of_variant:meta])*
                $variant:ident
                $(( $held:ident: $holds:ty ))?
                $({ $( $(#[$of_field:meta])* $field:ident: $is:ty, )* })?
            ),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "camelCase")]
        pub enum $name {
            $(
                $(#[$of_variant])*
                $variant $(($holds))? $({ $( $(#[$of_field])* $field: $is, )* })?,
            )*
        }

        impl From<$name> for $whole {
            /// Converts to the same event as the log has it.
            fn from(event: $name) -> Self {
                match event {
                    $(
                        $name::$variant $(($held))? $({ $($field),* })? =>
                            Self::$variant $(($held.into()))? $({ $($field),* })?,
                    )*
                }
            }
        }
    };
}
pub(super) use allow_list;
