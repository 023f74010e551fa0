//! `view!`: markup as leptos writes it, for `tea_table::ui::dom`.
//!
//! Leptos gives each element a type of its own, and code for each type. Here every element of the page is one type
//! that is told at run time what it is: what never changes is one string, and only what changes is code. The page is
//! a fifth smaller for it. Used by `src/ui` alone; knows the names of the functions it calls there and no game.

use proc_macro2::TokenStream;
use quote::{format_ident, quote, quote_spanned};
use rstml::node::{KeyedAttribute, KeyedAttributeValue, Node, NodeAttribute, NodeBlock, NodeElement, NodeName};
use syn::spanned::Spanned;
use syn::{Block, Expr, Lit, Stmt};

/// Markup: elements with attributes, `class:name=flag`, `style:name=value`, `prop:name=value`, `inner_html`,
/// `node_ref`, `on:event`, and components with their props. Gives an `AnyView`.
#[proc_macro]
pub fn view(tokens: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let drawn = rstml::parse2(tokens.into()).and_then(|nodes| whole(&nodes, Space::Page));
    drawn.unwrap_or_else(|error| error.to_compile_error()).into()
}

/// Where an element stands: what is inside a drawing is drawing.
#[derive(Clone, Copy, PartialEq)]
enum Space {
    Page,
    Drawing,
}

/// Elements that begin a drawing, or are only found in one.
const DRAWN: [&str; 25] = [
    "svg",
    "g",
    "path",
    "rect",
    "circle",
    "ellipse",
    "line",
    "polyline",
    "polygon",
    "use",
    "text",
    "tspan",
    "defs",
    "symbol",
    "image",
    "marker",
    "mask",
    "pattern",
    "filter",
    "animate",
    "linearGradient",
    "radialGradient",
    "stop",
    "clipPath",
    "foreignObject",
];

/// All nodes as one view.
fn whole(nodes: &[Node], space: Space) -> syn::Result<TokenStream> {
    let mut views = views(nodes, space)?;
    Ok(match views.len() {
        1 => {
            let view = views.remove(0);
            quote! { crate::ui::dom::IntoView::into_any(#view) }
        }
        _ => quote! { crate::ui::dom::many(::std::vec![#(crate::ui::dom::IntoView::into_any(#views)),*]) },
    })
}

fn views(nodes: &[Node], space: Space) -> syn::Result<Vec<TokenStream>> {
    let mut views = Vec::new();
    for node in nodes {
        match node {
            Node::Element(element) if is_component(element.name()) => views.push(component(element, space)?),
            Node::Element(inner) => views.push(element(inner, space)?),
            Node::Text(text) => {
                let text = &text.value;
                views.push(quote! { #text });
            }
            Node::RawText(text) => {
                let text = text.to_string_best();
                views.push(quote! { #text });
            }
            Node::Block(NodeBlock::ValidBlock(block)) => views.push(bare(block)),
            Node::Fragment(fragment) => views.extend(self::views(&fragment.children, space)?),
            Node::Comment(_) => {}
            Node::Block(_) | Node::Doctype(_) | Node::Custom(_) => {
                return Err(syn::Error::new(node.span(), "no such thing in a view"));
            }
        }
    }
    Ok(views)
}

/// An expression, without the braces that are there for the markup alone.
fn written(value: &Expr) -> TokenStream {
    match value {
        Expr::Block(block) if block.attrs.is_empty() && block.label.is_none() => bare(&block.block),
        _ => quote! { #value },
    }
}

fn bare(block: &Block) -> TokenStream {
    match &block.stmts[..] {
        [Stmt::Expr(value, None)] => quote! { #value },
        _ => quote! { #block },
    }
}

fn is_component(name: &NodeName) -> bool {
    name.to_string().rsplit("::").next().is_some_and(|name| name.starts_with(|first: char| first.is_ascii_uppercase()))
}

/// One element: a string of what never changes, then calls for what does.
fn element(element: &NodeElement<rstml::Infallible>, space: Space) -> syn::Result<TokenStream> {
    let tag = element.name().to_string();
    let space = if DRAWN.contains(&tag.as_str()) { Space::Drawing } else { space };
    let begin = match space {
        Space::Page => quote! { html },
        Space::Drawing => quote! { svg },
    };
    let mut head = tag;
    let mut calls = TokenStream::new();
    let mut filled = false;
    for attribute in element.attributes() {
        let NodeAttribute::Attribute(attribute) = attribute else {
            return Err(syn::Error::new(attribute.span(), "attributes are not spread here"));
        };
        let name = attribute.key.to_string();
        filled |= name == "inner_html";
        match (name.split_once(':'), fixed(attribute)) {
            (None, Some(value)) if value.contains('\n') => {
                return Err(syn::Error::new(attribute.key.span(), "lines end what is fixed: write it as code"));
            }
            (None, Some(value)) if name != "inner_html" => head += &format!("\n{name}={value}"),
            (None, None) if attribute.value().is_none() => head += &format!("\n{name}="),
            _ => calls.extend(call(&name, attribute)?),
        }
    }
    let inner = if element.name().to_string() == "foreignObject" { Space::Page } else { space };
    let children = views(&element.children, inner)?;
    if !children.is_empty() && filled {
        return Err(syn::Error::new(element.name().span(), "it is filled by inner_html: nothing else can be inside"));
    }
    Ok(quote! { crate::ui::dom::Piece::#begin(#head)#calls #(.child(#children))* })
}

/// The value of an attribute that never changes. A flag is none: false is to be no attribute.
fn fixed(attribute: &KeyedAttribute) -> Option<String> {
    let flag = matches!(attribute.value(), Some(Expr::Lit(literal)) if matches!(literal.lit, Lit::Bool(_)));
    if flag { None } else { attribute.value_literal_string() }
}

/// What one attribute that is code calls.
fn call(name: &str, attribute: &KeyedAttribute) -> syn::Result<TokenStream> {
    let span = attribute.key.span();
    let value = attribute.value().ok_or_else(|| syn::Error::new(span, "it needs a value"))?;
    let value = written(value);
    Ok(match name.split_once(':') {
        Some(("on", event)) if !event.contains(':') => {
            let event = format_ident!("{event}", span = span);
            quote_spanned! { span=> .on(::leptos::ev::#event, #value) }
        }
        Some(("class", class)) => quote! { .class(#class, #value) },
        Some(("style", style)) => quote! { .style(#style, #value) },
        Some(("prop", prop)) => quote! { .prop(#prop, #value) },
        Some(_) => return Err(syn::Error::new(span, "there are on:, class:, style: and prop:")),
        None if name == "inner_html" => quote! { .inner_html(#value) },
        None if name == "node_ref" => quote! { .node_ref(#value) },
        None => quote! { .attr(#name, #value) },
    })
}

/// A leptos component with its props.
fn component(element: &NodeElement<rstml::Infallible>, space: Space) -> syn::Result<TokenStream> {
    let name = element.name();
    let mut props = TokenStream::new();
    let mut bound = None;
    for attribute in element.attributes() {
        let NodeAttribute::Attribute(attribute) = attribute else {
            return Err(syn::Error::new(attribute.span(), "props are not spread here"));
        };
        let (key, prop) = (&attribute.key, attribute.key.to_string());
        if let Some(variable) = prop.strip_prefix("let:") {
            let variable = format_ident!("{variable}", span = key.span());
            bound = Some(quote! { #variable });
            continue;
        }
        let value = match &attribute.possible_value {
            KeyedAttributeValue::None => quote! { #key },
            _ => {
                let value: &Expr =
                    attribute.value().ok_or_else(|| syn::Error::new(key.span(), "a prop is an expression"))?;
                written(value)
            }
        };
        props.extend(quote! { .#key(#value) });
    }
    if !element.children.is_empty() {
        let children = whole(&element.children, space)?;
        props.extend(match bound {
            Some(variable) => quote! { .children(move |#variable| #children) },
            None => quote! { .children(::std::boxed::Box::new(move || #children)) },
        });
    }
    Ok(quote! {
        ::leptos::component::component_view(&#name, ::leptos::component::component_props_builder(&#name)#props.build())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(tokens: TokenStream) -> String {
        let drawn = rstml::parse2(tokens).and_then(|nodes| whole(&nodes, Space::Page));
        drawn.map_or_else(|error| error.to_string(), |tokens| tokens.to_string().replace(' ', ""))
    }

    #[test]
    fn what_never_changes_is_one_string() {
        let drawn =
            written(quote! { <button type="button" class="btn" data-again="" disabled tabindex=3>"Go"</button> });
        let head = "button\\ntype=button\\nclass=btn\\ndata-again=\\ndisabled=\\ntabindex=3";
        assert_eq!(
            drawn,
            format!("crate::ui::dom::IntoView::into_any(crate::ui::dom::Piece::html(\"{head}\").child(\"Go\"))")
        );
    }

    #[test]
    fn what_changes_is_code() {
        let drawn = written(quote! {
            <p class="a" class:b=lit style:--x=x title={name} inner_html=html on:click=move |_| press()></p>
        });
        let calls = ".class(\"b\",lit).style(\"--x\",x).attr(\"title\",name).inner_html(html).on(::leptos::ev::click,move|_|press())";
        assert_eq!(
            drawn,
            format!("crate::ui::dom::IntoView::into_any(crate::ui::dom::Piece::html(\"p\\nclass=a\"){calls})")
        );
    }

    #[test]
    fn inside_a_drawing_all_is_drawing() {
        let drawn = written(quote! { <div><svg><a><text>"1"</text></a></svg><a></a></div> });
        assert_eq!(drawn.matches("Piece::svg").count(), 3);
        assert!(drawn.ends_with(".child(crate::ui::dom::Piece::html(\"a\")))"), "the drawing ended: {drawn}");
        let shown = written(quote! { <svg><Show when=yes><title>"1"</title></Show></svg> });
        assert!(shown.contains("Piece::svg(\"title\")"), "components are where they stand: {shown}");
        let page = written(quote! { <svg><foreignObject><p></p></foreignObject></svg> });
        assert!(page.contains("Piece::html(\"p\")"), "a page in a drawing: {page}");
    }

    #[test]
    fn components_take_props_and_children() {
        let drawn = written(quote! { <Spot desk part=Part::Token>"x"</Spot> });
        assert!(drawn.contains("component_props_builder(&Spot).desk(desk).part(Part::Token).children("));
        let rows = written(quote! { <For each=all key=key let:row>{row}</For> });
        assert!(rows.contains(".each(all).key(key).children(move|row|"));
    }

    #[test]
    fn what_is_not_known_is_refused() {
        assert!(written(quote! { <p use:thing=1></p> }).starts_with("there are on:"));
        assert!(written(quote! { <p on:click:capture=f></p> }).starts_with("there are on:"));
        assert!(written(quote! { <p {..all}></p> }).starts_with("attributes are not spread"));
        assert!(written(quote! { <p inner_html=x>"y"</p> }).starts_with("it is filled"));
        assert!(written(quote! { <p title="a\nb"></p> }).starts_with("lines end"));
    }

    #[test]
    fn a_flag_that_is_false_is_no_attribute() {
        assert!(written(quote! { <p hidden=false></p> }).contains("Piece::html(\"p\").attr(\"hidden\",false)"));
    }
}
