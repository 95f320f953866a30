//! A picture from a file, made as small as the base of a miniature.

use js_sys::futures::JsFuture;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, File, HtmlCanvasElement, HtmlInputElement, ImageBitmap};

/// The width and the height of a small picture, in pixels.
const SIDE: u32 = 128;

/// The images to try, the best first: the type and the quality. A browser that does not write WebP writes PNG in its
/// place, which is too large.
const TRIES: [(&str, f64); 6] = [
    ("image/webp", 0.85),
    ("image/webp", 0.6),
    ("image/jpeg", 0.8),
    ("image/jpeg", 0.6),
    ("image/jpeg", 0.4),
    ("image/jpeg", 0.2),
];

/// Returns the file that was chosen in the field of an event.
#[must_use]
pub fn chosen(event: &leptos::ev::Event) -> Option<File> {
    let field = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
    field.files()?.get(0)
}

/// Returns the middle square of a picture as a `data:` address of at most `longest` bytes. None if the browser can't read
/// the file as a picture.
pub async fn small(file: File, longest: usize) -> Option<String> {
    let window = web_sys::window()?;
    let reading = window.create_image_bitmap_with_blob(&file).ok()?;
    let picture: ImageBitmap = JsFuture::from(reading).await.ok()?.dyn_into().ok()?;
    let canvas = window.document()?.create_element("canvas").ok()?;
    let canvas: HtmlCanvasElement = canvas.dyn_into().ok()?;
    canvas.set_width(SIDE);
    canvas.set_height(SIDE);
    let context = canvas.get_context("2d").ok()??;
    let context: CanvasRenderingContext2d = context.dyn_into().ok()?;
    let (width, height) = (f64::from(picture.width()), f64::from(picture.height()));
    let (square, side) = (width.min(height), f64::from(SIDE));
    let (left, top) = ((width - square) / 2.0, (height - square) / 2.0);
    context
        .draw_image_with_image_bitmap_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
            &picture, left, top, square, square, 0.0, 0.0, side, side,
        )
        .ok()?;
    TRIES.iter().find_map(|(of, quality)| {
        let quality = JsValue::from_f64(*quality);
        let address = canvas.to_data_url_with_type_and_encoder_options(of, &quality);
        address.ok().filter(|address| {
            address.starts_with(&format!("data:{of};")) && address.len() <= longest
        })
    })
}
