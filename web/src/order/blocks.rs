//! The rows of a long order in blocks: an off-screen block costs the browser no more than a row. A row stays
//! in its block while it can, because another block rebuilds it.

use super::rows::OrderRow;

/// The number of rows in a new block.
pub const SIZE: usize = 32;

/// Consecutive rows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// The unique number of the block.
    pub id: u64,
    /// Its rows, from top to bottom.
    pub rows: Vec<OrderRow>,
}

/// Returns the rows of all blocks, from top to bottom.
#[must_use]
pub fn rows(blocks: &[Block]) -> Vec<OrderRow> {
    blocks.iter().flat_map(|block| block.rows.clone()).collect()
}

/// Divides the rows of an order into blocks, starting from the previous blocks. No block is empty, and none
/// has more rows than two new blocks.
#[must_use]
pub fn divided(before: &[Block], rows: &[OrderRow]) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    for (&row, at) in rows.iter().zip(homes(before, rows)) {
        let id = before.get(at).map_or(0, |home| home.id);
        match blocks.last_mut() {
            Some(last) if last.id == id => last.rows.push(row),
            _ => blocks.push(Block {
                id,
                rows: vec![row],
            }),
        }
    }
    let mut last = before.iter().map(|block| block.id).max().unwrap_or(0);
    let mut all = Vec::with_capacity(blocks.len());
    for block in blocks {
        if block.rows.len() <= 2 * SIZE {
            all.push(block);
            continue;
        }
        for (number, rows) in block.rows.chunks(SIZE).enumerate() {
            last += u64::from(number > 0);
            let id = if number > 0 { last } else { block.id };
            let rows = rows.to_vec();
            all.push(Block { id, rows });
        }
    }
    all
}

/// Returns for each row the index of its block. Rows that keep their order keep their blocks. A new or moved
/// row goes with the row above it, or below it at the top.
fn homes(before: &[Block], rows: &[OrderRow]) -> Vec<usize> {
    let flat = |(at, block): (usize, &Block)| {
        let rows = block.rows.clone();
        rows.into_iter().map(move |row| (row, at))
    };
    let known: Vec<(OrderRow, usize)> = before.iter().enumerate().flat_map(flat).collect();
    // Most rows follow the same row as before.
    let mut expected = 0;
    let find = |row: &OrderRow| {
        let is = |known: &(OrderRow, usize)| known.0 == *row;
        let found = match known.get(expected) {
            Some(next) if is(next) => Some(expected),
            _ => known.iter().position(is),
        }?;
        expected = found + 1;
        Some(known[found].1)
    };
    let old: Vec<Option<usize>> = rows.iter().map(find).collect();
    let stays = longest_rise(&old);
    let first = stays.iter().position(|stays| *stays);
    let mut home = first.and_then(|first| old[first]).unwrap_or(0);
    old.iter()
        .zip(stays)
        .map(|(old, stays)| {
            if let Some(old) = old.filter(|_| stays) {
                home = old;
            }
            home
        })
        .collect()
}

/// Returns which items are in a longest subsequence that never falls.
fn longest_rise(of: &[Option<usize>]) -> Vec<bool> {
    // The last index of the best subsequence of each length, and the index before each.
    let mut ends: Vec<(usize, usize)> = Vec::new();
    let mut previous = vec![None; of.len()];
    for (place, value) in of.iter().enumerate() {
        let Some(value) = *value else {
            continue;
        };
        let length = ends.partition_point(|(end, _)| *end <= value);
        previous[place] = length.checked_sub(1).map(|before| ends[before].1);
        if length == ends.len() {
            ends.push((value, place));
        } else {
            ends[length] = (value, place);
        }
    }
    let mut stays = vec![false; of.len()];
    let mut place = ends.last().map(|(_, place)| *place);
    while let Some(at) = place {
        stays[at] = true;
        place = previous[at];
    }
    stays
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use asalto_core::CombatantId;

    use super::*;

    fn order_of(ids: impl IntoIterator<Item = u32>) -> Vec<OrderRow> {
        ids.into_iter()
            .map(|id| OrderRow::Row(CombatantId(id)))
            .collect()
    }

    /// The number of rows in another block than before.
    fn built_anew(before: &[Block], now: &[Block]) -> usize {
        let homes = |blocks: &[Block]| -> HashMap<u64, u64> {
            let of = |block: &Block| {
                let id = block.id;
                let keys: Vec<_> = block.rows.iter().map(|row| (row.key(), id)).collect();
                keys
            };
            blocks.iter().flat_map(of).collect()
        };
        let (before, now) = (homes(before), homes(now));
        now.iter()
            .filter(|(row, block)| before.get(*row).is_some_and(|was| was != *block))
            .count()
    }

    #[test]
    fn a_short_order_is_one_block_and_a_long_one_has_several() {
        assert_eq!(divided(&[], &[]), []);
        assert_eq!(divided(&[], &order_of(1..=20)).len(), 1);
        let blocks = divided(&[], &order_of(1..=500));
        assert_eq!(blocks.len(), 16);
        assert_eq!(rows(&blocks), order_of(1..=500));
    }

    #[test]
    fn a_row_that_moves_is_the_only_one_built_anew() {
        let before = divided(&[], &order_of(1..=500));
        for (from, to) in [(5, 300), (300, 5), (0, 499), (499, 0), (31, 32)] {
            let mut order = order_of(1..=500);
            let row = order.remove(from);
            order.insert(to, row);
            let now = divided(&before, &order);
            assert_eq!(rows(&now), order);
            assert_eq!(built_anew(&before, &now), 1, "{from} to {to}");
        }
    }

    #[test]
    fn rows_that_come_or_go_leave_the_others_where_they_are() {
        let before = divided(&[], &order_of(1..=100));
        let mut order = order_of(1..=100);
        order.insert(40, OrderRow::Together);
        order.insert(0, OrderRow::Before(CombatantId(9)));
        order.retain(|row| *row != OrderRow::Row(CombatantId(70)));
        let now = divided(&before, &order);
        assert_eq!(rows(&now), order);
        assert_eq!(built_anew(&before, &now), 0);
    }

    #[test]
    fn a_block_that_grows_too_large_is_divided_with_new_numbers() {
        let before = divided(&[], &order_of(1..=64));
        assert_eq!(before.len(), 1);
        let mut order = order_of(1..=10);
        order.extend(order_of(1000..1070));
        order.extend(order_of(11..=64));
        let now = divided(&before, &order);
        assert_eq!(rows(&now), order);
        assert!(now.iter().all(|block| block.rows.len() <= 2 * SIZE));
        let mut ids: Vec<_> = now.iter().map(|block| block.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), now.len());
    }

    #[test]
    fn an_order_that_is_turned_round_is_divided_all_the_same() {
        let before = divided(&[], &order_of(1..=200));
        let order = order_of((1..=200).rev());
        let now = divided(&before, &order);
        assert_eq!(rows(&now), order);
        assert!(
            now.iter()
                .all(|block| !block.rows.is_empty() && block.rows.len() <= 2 * SIZE)
        );
    }
}
