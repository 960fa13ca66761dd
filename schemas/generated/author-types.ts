// Made by `npm run schemas`: what is edited here is lost. Its docs are the comments of the schemas.

/** One of the names that the site's own files give (`page-configs/known.d.ts`), for editors to offer. */
type Known<K extends string> = K extends keyof KnownNames ? KnownNames[K] : never

/** One row per picture of the section, text and picture changing sides (product pages, section 1). */
export interface AlternatingRowsBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "alternating-rows"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "alternating-rows"
   */
  id?: string | undefined
  /** The section that supplies heading, text and items. */
  section: number | Known<'sectionName'> | (string & {}) | {
    /** The whole key of the section, without the prefix. */
    key: Known<'sectionKey'> | (string & {})
  }
  /** The heading, whatever the section says. */
  heading?: string | undefined
  /** The text under it, whatever the section says. */
  text?: string | undefined
  /** The heading where the section has none. */
  fallbackHeading?: string | undefined
  /** The text where the section has none. */
  fallbackText?: string | undefined
  /**
   * A row's title where the service gives none (document 1 §9).
   * @default "Product Title"
   */
  fallbackTitle?: string | undefined
  /**
   * A row's text where the service gives none (document 1 §9).
   * @default "Product description not available"
   */
  fallbackDescription?: string | undefined
}

/** One article: title, picture, paragraphs (document 1 §2.10). */
export interface ArticleBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "article"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "article"
   */
  id?: string | undefined
  /** The picture of an article that has none. */
  picture: {
    /** Its address: `/media/hero-standee.webp`. */
    src: Known<'picture'> | (string & {})
    /**
     * What it shows, for those who cannot see it; empty where it only decorates.
     * @default ""
     */
    alt?: string | undefined
  }
  /**
   * The reading time of an article that gives none.
   * @default "5 min read"
   */
  readTime?: string | undefined
}

/** Article cards, page by page (document 1 §2.9). */
export interface ArticleListBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "article-list"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "article-list"
   */
  id?: string | undefined
  /** The heading over the cards. */
  heading: string
  /** The sentence under it. */
  lead?: string | undefined
  /**
   * The mark on each card's picture.
   * @default "Update"
   */
  badge?: string | undefined
  /**
   * The reading time of an article that gives none.
   * @default "5 min read"
   */
  readTime?: string | undefined
  /**
   * What stands there when there is no article.
   * @default "No blogs found."
   */
  emptyText?: string | undefined
  /**
   * Cards on a page; the pager shows only when there are more.
   * @default 3
   */
  pageSize?: number | undefined
  /** The address an article's id follows; left out, the site's `articlePages`. */
  base?: Known<'address'> | (string & {}) | undefined
}

/** The way from home to this page. */
export interface BreadcrumbBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "breadcrumb"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "breadcrumb"
   */
  id?: string | undefined
  /**
   * The pages above this one, outermost first; Home stands before them by itself.
   * @default []
   */
  parents?: ({
    /** What the visitor reads. */
    label: string
    /** Where it leads. */
    to: Known<'address'> | (string & {})
  })[] | undefined
  /**
   * This page's name, the last item; left out, the page's title.
   * @default "{title}"
   */
  current?: string | undefined
  /**
   * The outermost item.
   * @default {"label":"Home","to":"/"}
   */
  home?: {
    /** What the visitor reads. */
    label: string
    /** Where it leads. */
    to: Known<'address'> | (string & {})
  } | undefined
}

/** A section's items as cards. */
export interface CardsBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "cards"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "cards"
   */
  id?: string | undefined
  /** The section that supplies heading, text and items. */
  section: number | Known<'sectionName'> | (string & {}) | {
    /** The whole key of the section, without the prefix. */
    key: Known<'sectionKey'> | (string & {})
  }
  /** The heading, whatever the section says. */
  heading?: string | undefined
  /** The text under it, whatever the section says. */
  text?: string | undefined
  /** The heading where the section has none. */
  fallbackHeading?: string | undefined
  /** The text where the section has none. */
  fallbackText?: string | undefined
  /**
   * How a card looks. `below`: words under the picture; `beside`: words to its right, for wide cards; `over`: the title laid over a picture 300 px high; `tall`: all words at the foot of a tall picture, in one row; `reasons`: short words with a small picture.
   * @default "below"
   */
  variant?: "below" | "beside" | "over" | "tall" | "reasons" | undefined
  /**
   * Cards beside each other on a large screen, at most; `reasons` take three, `tall` ones a single row.
   * @default 4
   */
  columns?: 2 | 3 | 4 | undefined
  /**
   * Cards beside each other on a medium screen, at most.
   * @default 2
   */
  mediumColumns?: 2 | 3 | undefined
  /** How each card's title becomes the address it leads to; left out, the cards lead nowhere. */
  links?: {
    /** The address of the list that these pages stand under; the key follows it. A title that says nothing leads there. */
    root: Known<'address'> | (string & {})
    /** What a title becomes: `joined`, its capitalised words (`Food & Beverage` is `FoodAndBeverage`); `hyphens`, its small ones (`wifi-poster`). */
    keys: "joined" | "hyphens"
    /**
     * Titles whose key is another; the first that fits counts.
     * @default []
     */
    known?: ({
      /** The whole title, whatever its signs and letter case. */
      title: string
      /** The key of the page. */
      key: Known<'sectionKey'> | (string & {})
    } | {
      /** Words that the title must hold, all of them, in any order. */
      words: string
      /** The key of the page. */
      key: Known<'sectionKey'> | (string & {})
    })[] | undefined
  } | undefined
  /**
   * The words of that link.
   * @default "Learn More"
   */
  linkLabel?: string | undefined
  /** A card's title where the service gives none: one for all, or the first card's, the second's and so on. */
  fallbackTitle?: string | (string)[] | undefined
  /** A card's text where the service gives none. */
  fallbackDescription?: string | undefined
}

/** A client as the navigation brought it, or word that none came (document 1 §2.11). */
export interface ClientBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "client"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "client"
   */
  id?: string | undefined
  /** The heading over what the client says. */
  testimonialHeading: string
  /** The heading over the text about the partnership. */
  aboutHeading: string
  /** That text; `{name}` is the client's. */
  about: string
  /** The fixed key achievements. */
  achievements: (string)[]
  /** The names of the details. */
  labels: {
    /** Before the name of the company. */
    company: string
    /** Before the trade. */
    industry: string
    /** Before the place. */
    location: string
    /** Before how the partnership goes. */
    partnership: string
  }
  /** The fixed last line of the details. */
  partnership: string
  /** What stands there when no client came along. */
  missing: string
  /** The way out when no client came along. */
  home: {
    /** What the visitor reads. */
    label: string
    /** Where it leads; left out, to the site's `contactPage`. */
    to?: Known<'address'> | (string & {}) | undefined
    /**
     * Asks the contact page to scroll to its form (a session flag, document 1 §2.3, document 2 §2).
     * @default true
     */
    scrollToForm?: boolean | undefined
  }
  /** The call to action. */
  button: {
    /** What the visitor reads. */
    label: string
    /** Where it leads; left out, to the site's `contactPage`. */
    to?: Known<'address'> | (string & {}) | undefined
    /**
     * Asks the contact page to scroll to its form (a session flag, document 1 §2.3, document 2 §2).
     * @default true
     */
    scrollToForm?: boolean | undefined
  }
}

/** Contact details, offices, social links and the enquiry form (document 1 §2.7). */
export interface ContactBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "contact"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "contact"
   */
  id?: string | undefined
  /** The heading over both columns. */
  heading: string
  /** The sentence under it. */
  lead?: string | undefined
  /** The headings over the ways to reach us beside it. */
  ways: {
    /** Over telephone and e-mail. */
    reach: string
    /** Over the offices. */
    places: string
    /** Over the social networks. */
    follow: string
  }
  /** The heading over the form. */
  formHeading: string
  /** The first entry of the option list, which cannot be chosen. */
  optionPlaceholder: string
  /** What the message begins with, by the page one comes from; left out, it is empty for everybody. */
  opening?: {
    /** The line; `{page}` is what the page is called, `{address}` its address. It alone is no message yet. */
    line: string
    /** The pages that have a subject: those whose address begins like one of these. */
    from: (Known<'address'> | (string & {}))[]
  } | undefined
  /** What happens with the data, in plain words, and what goes along with it. */
  consent: string
  /** The form's button. */
  submit: string
  /**
   * What stands in the form's place where the browser runs no script; the ways that need none follow.
   * @default "The form cannot be sent without JavaScript. These ways work as well:"
   */
  withoutScript?: string | undefined
  /**
   * When somebody can expect an answer; `{time}` is the site's `company.responseTime`, without which it is left out.
   * @default "We answer {time}."
   */
  answer?: string | undefined
  /**
   * What the form itself says.
   * @default {}
   */
  words?: {
    /**
     * The name of each field.
     * @default {}
     */
    fields?: {
      /**
       * Who writes.
       * @default "Name"
       */
      name?: string | undefined
      /**
       * Where they work.
       * @default "Company"
       */
      company?: string | undefined
      /**
       * Where to call them.
       * @default "Phone"
       */
      phone?: string | undefined
      /**
       * Where to write to them.
       * @default "Email"
       */
      email?: string | undefined
      /**
       * What they are interested as.
       * @default "I am interested as"
       */
      option?: string | undefined
      /**
       * What they want to say.
       * @default "Message"
       */
      message?: string | undefined
    } | undefined
    /**
     * What one may be interested as, in the order of the list.
     * @default {}
     */
    options?: {
      /**
       * Somebody who would work with us.
       * @default "Partnership"
       */
      Partnership?: string | undefined
      /**
       * Somebody who would sell for us.
       * @default "Distributor"
       */
      Distributor?: string | undefined
      /**
       * Somebody who would buy.
       * @default "Customer"
       */
      Customer?: string | undefined
    } | undefined
    /**
     * What is said of a field that is needed and empty.
     * @default {}
     */
    missing?: {
      /**
       * Of the name.
       * @default "Enter your name"
       */
      name?: string | undefined
      /**
       * Of the e-mail address.
       * @default "Enter your email address"
       */
      email?: string | undefined
      /**
       * Of the choice.
       * @default "Choose what describes you"
       */
      option?: string | undefined
      /**
       * Of the message.
       * @default "Write your message"
       */
      message?: string | undefined
    } | undefined
    /**
     * What is said of a field that holds what it cannot.
     * @default {}
     */
    malformed?: {
      /**
       * Of the e-mail address.
       * @default "Enter an email address like name@example.com"
       */
      email?: string | undefined
    } | undefined
    /**
     * Beside the name of a field that may stay empty.
     * @default "(optional)"
     */
    optional?: string | undefined
    /**
     * Over the one field that something is wrong with.
     * @default "Please check one field:"
     */
    checkOne?: string | undefined
    /**
     * Over several, `{count}` of them.
     * @default "Please check {count} fields:"
     */
    checkMany?: string | undefined
    /**
     * The button while the message is under way.
     * @default "Sending…"
     */
    sending?: string | undefined
    /**
     * The field that no person sees; whoever fills it in is taken for a script.
     * @default "Leave this empty"
     */
    trap?: string | undefined
  } | undefined
  /**
   * What the visitor reads when it is sent (document 1 §8).
   * @default "Message sent successfully!"
   */
  success?: string | undefined
  /**
   * What stands under that.
   * @default {}
   */
  sent?: {
    /**
     * What to call the enquiry by; `{reference}` is a short code that the sales desk has too.
     * @default "Your reference: {reference}"
     */
    reference?: string | undefined
    /**
     * The heading over what happens next.
     * @default "What happens next"
     */
    heading?: string | undefined
    /**
     * What happens next, in order.
     * @default []
     */
    steps?: (string)[] | undefined
  } | undefined
  /**
   * What the visitor reads when it is not (document 1 §8).
   * @default "Failed to send message. Try again."
   */
  failure?: string | undefined
  /**
   * What stands under that.
   * @default {}
   */
  notSent?: {
    /**
     * It is kept by the browser.
     * @default "Nothing is lost: your message is kept on this device."
     */
    device?: string | undefined
    /**
     * The browser lets the site keep nothing.
     * @default "Your browser lets this site keep nothing, so your message is on this page alone and is gone when you leave it."
     */
    refused?: string | undefined
    /**
     * Too many wait already, `{limit}` of them.
     * @default "{limit} messages wait on this device already, and it keeps no more: this one is on this page alone and is gone when you leave it."
     */
    full?: string | undefined
    /**
     * The ways that need no form, after all that; `{phone}` is the telephone number, `{chat}` the way into the chat.
     * @default "You can also call {phone} or {chat}."
     */
    otherWays?: string | undefined
    /**
     * That way into the chat.
     * @default "send it by chat"
     */
    chat?: string | undefined
    /**
     * The service may answer later.
     * @default "It is sent as soon as the service answers."
     */
    retried?: string | undefined
    /**
     * The service has said no.
     * @default "The service has turned it down, so it is not tried again by itself while this page is open: press the button once more."
     */
    turnedDown?: string | undefined
  } | undefined
}

/** The closing call to action, 500 px high. It stands even when its section is missing: every page ends in one. */
export interface CtaBannerBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "cta-banner"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "cta-banner"
   */
  id?: string | undefined
  /** The section that supplies heading, sentence and picture. */
  section?: number | Known<'sectionName'> | (string & {}) | {
    /** The whole key of the section, without the prefix. */
    key: Known<'sectionKey'> | (string & {})
  } | undefined
  /** The heading, whatever the section says. */
  heading?: string | undefined
  /** The text under it, whatever the section says. */
  text?: string | undefined
  /** The heading where the section has none. */
  fallbackHeading?: string | undefined
  /** The text where the section has none. */
  fallbackText?: string | undefined
  /** The picture, where no section gives one; left out, the site's `closingPicture`. */
  picture?: {
    /** Its address: `/media/hero-standee.webp`. */
    src: Known<'picture'> | (string & {})
    /**
     * What it shows, for those who cannot see it; empty where it only decorates.
     * @default ""
     */
    alt?: string | undefined
  } | undefined
  /** The button; it leads to the contact form unless told otherwise. */
  button: {
    /** What the visitor reads. */
    label: string
    /** Where it leads; left out, to the site's `contactPage`. */
    to?: Known<'address'> | (string & {}) | undefined
    /**
     * Asks the contact page to scroll to its form (a session flag, document 1 §2.3, document 2 §2).
     * @default true
     */
    scrollToForm?: boolean | undefined
  }
}

/** Questions and answers, one open at a time; not shown without an entry. */
export interface FaqBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "faq"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "faq"
   */
  id?: string | undefined
  /**
   * The section that supplies the entries.
   * @default "faq_section"
   */
  section?: number | Known<'sectionName'> | (string & {}) | {
    /** The whole key of the section, without the prefix. */
    key: Known<'sectionKey'> | (string & {})
  } | undefined
  /** The heading, whatever the section says. */
  heading?: string | undefined
  /** The text under it, whatever the section says. */
  text?: string | undefined
  /**
   * The heading where the section has none.
   * @default "Frequently Asked Questions"
   */
  fallbackHeading?: string | undefined
  /** The text where the section has none. */
  fallbackText?: string | undefined
}

/** Features whose description opens under the pointer; the section's first picture stands at the side (document 1 §2.3). */
export interface FeatureAccordionBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "feature-accordion"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "feature-accordion"
   */
  id?: string | undefined
  /** The section that supplies heading, text and items. */
  section: number | Known<'sectionName'> | (string & {}) | {
    /** The whole key of the section, without the prefix. */
    key: Known<'sectionKey'> | (string & {})
  }
  /** The heading, whatever the section says. */
  heading?: string | undefined
  /** The text under it, whatever the section says. */
  text?: string | undefined
  /** The heading where the section has none. */
  fallbackHeading?: string | undefined
  /** The text where the section has none. */
  fallbackText?: string | undefined
}

/** Five tiles in three columns: from a section, matched by title and else by position, or fixed in the config. */
export interface FeaturesGridBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "features-grid"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "features-grid"
   */
  id?: string | undefined
  /** The section whose pictures become tiles. */
  section?: number | Known<'sectionName'> | (string & {}) | {
    /** The whole key of the section, without the prefix. */
    key: Known<'sectionKey'> | (string & {})
  } | undefined
  /** The heading, whatever the section says. */
  heading?: string | undefined
  /** The text under it, whatever the section says. */
  text?: string | undefined
  /**
   * The heading where the section has none.
   * @default "Why Choose {title}?"
   */
  fallbackHeading?: string | undefined
  /** The text where the section has none. */
  fallbackText?: string | undefined
  /** Which title belongs on which of the five tiles; a tile without its title takes the picture of its position. */
  titles?: (string | {
    /** The part of the title. */
    contains: string
  })[] | undefined
  /**
   * Tiles, counted from 1, that show their title alone.
   * @default []
   */
  titleOnly?: (number)[] | undefined
  /** Tiles fixed in the config, in place of a section. */
  items?: ({
    /** What the feature is called. */
    title: string
    /** What it does for the buyer. */
    description?: string | undefined
  })[] | undefined
  /** Stands in the block's place while its section is absent (truck and standee); without it the block is not shown. */
  absentText?: string | undefined
  /**
   * Stands in the block's place when its section has no pictures.
   * @default "No features data available"
   */
  emptyText?: string | undefined
}

/** Pictures by category, page by page, each opening large (document 1 §2.8). */
export interface GalleryBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "gallery"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "gallery"
   */
  id?: string | undefined
  /** The heading over the filter. */
  heading: string
  /**
   * The filter that shows every category.
   * @default "All"
   */
  allLabel?: string | undefined
  /**
   * Pictures on a page.
   * @default 6
   */
  pageSize?: number | undefined
  /**
   * A select leads to any page when there are more pages than this.
   * @default 5
   */
  quickJumpAbove?: number | undefined
  /**
   * What its controls say.
   * @default {}
   */
  words?: {
    /**
     * The filter, for those who hear it.
     * @default "Categories"
     */
    filter?: string | undefined
    /**
     * How many pictures are shown: `{shown}` of `{count}`.
     * @default "Showing {shown} of {count} images"
     */
    shown?: string | undefined
    /**
     * The button that each picture is; `{category}` is its own, `{number}` its place among the `{count}` of that.
     * @default "Enlarge: {category}, picture {number} of {count}"
     */
    enlarge?: string | undefined
    /**
     * The button that closes the large picture.
     * @default "Close"
     */
    close?: string | undefined
    /**
     * The bar that shows how far through the pages one is, for those who hear it.
     * @default "Progress through the pages"
     */
    progress?: string | undefined
    /**
     * The same in words: page `{page}` of `{count}`.
     * @default "Page {page} of {count}"
     */
    page?: string | undefined
    /**
     * How many pictures there are in all.
     * @default "{count} images"
     */
    total?: string | undefined
    /**
     * Beside the select that leads to any page.
     * @default "Quick jump:"
     */
    jump?: string | undefined
    /**
     * A page in that select.
     * @default "Page {page}"
     */
    jumpTo?: string | undefined
  } | undefined
}

/** The page's first picture, 70 % of the viewport high, with the page title over it. */
export interface HeroBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "hero"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "hero"
   */
  id?: string | undefined
  /** The section that supplies heading, text and picture; where nothing gives a heading, the page's title stands in. */
  section?: number | Known<'sectionName'> | (string & {}) | {
    /** The whole key of the section, without the prefix. */
    key: Known<'sectionKey'> | (string & {})
  } | undefined
  /** The heading, whatever the section says. */
  heading?: string | undefined
  /** The text under it, whatever the section says. */
  text?: string | undefined
  /** The heading where the section has none. */
  fallbackHeading?: string | undefined
  /** The text where the section has none. */
  fallbackText?: string | undefined
  /** A picture of the site's own; it stands in front of the section's. */
  picture?: {
    /** Its address: `/media/hero-standee.webp`. */
    src: Known<'picture'> | (string & {})
    /**
     * What it shows, for those who cannot see it; empty where it only decorates.
     * @default ""
     */
    alt?: string | undefined
  } | undefined
  /** A film that loops without sound behind the words, with the picture as its first frame. */
  video?: {
    /** Its WebM file under `/media/`. */
    webm: Known<'film'> | (string & {})
    /** Its MP4 file under `/media/`, for browsers that want that. */
    mp4: Known<'film'> | (string & {})
  } | undefined
  /**
   * `part`: 70 % of the viewport; `full`: all of it; `banner`: only as much as a page name needs.
   * @default "part"
   */
  height?: "part" | "full" | "banner" | undefined
  /** A link into the chat, with a text already written (document 1 §2.3). */
  chat?: {
    /** What the visitor reads. */
    label: string
    /** What the chat's message says. */
    message: string
  } | undefined
  /** The way to the enquiry, within the first screen. */
  button?: {
    /** What the visitor reads. */
    label: string
    /** Where it leads; left out, to the site's `contactPage`. */
    to?: Known<'address'> | (string & {}) | undefined
    /**
     * Asks the contact page to scroll to its form (a session flag, document 1 §2.3, document 2 §2).
     * @default true
     */
    scrollToForm?: boolean | undefined
  } | undefined
  /** What a buyer asks first, in three figures. */
  facts?: ({
    /** The figure or the word: `P1.2–P4`. */
    value: string
    /** What it is of: `pixel pitch`. */
    label: string
  })[] | undefined
  /**
   * Which of the section's descriptions is shown under the title.
   * @default "html"
   */
  description?: "html" | "plain" | "none" | undefined
}

/** A picture beside up to three rows with an icon each: the section's first item, then the second to the fourth (document 1 §2.6). */
export interface IconRowsBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "icon-rows"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "icon-rows"
   */
  id?: string | undefined
  /** The section that supplies heading, text and items. */
  section: number | Known<'sectionName'> | (string & {}) | {
    /** The whole key of the section, without the prefix. */
    key: Known<'sectionKey'> | (string & {})
  }
  /** The heading, whatever the section says. */
  heading?: string | undefined
  /** The text under it, whatever the section says. */
  text?: string | undefined
  /** The heading where the section has none. */
  fallbackHeading?: string | undefined
  /** The text where the section has none. */
  fallbackText?: string | undefined
}

/** Industry tiles, 2, 3 or 4 beside each other, each with an icon that changes under the pointer (document 1 §2.3). */
export interface IndustryTilesBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "industry-tiles"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "industry-tiles"
   */
  id?: string | undefined
  /** The section that supplies heading, text and items. */
  section: number | Known<'sectionName'> | (string & {}) | {
    /** The whole key of the section, without the prefix. */
    key: Known<'sectionKey'> | (string & {})
  }
  /** The heading, whatever the section says. */
  heading?: string | undefined
  /** The text under it, whatever the section says. */
  text?: string | undefined
  /** The heading where the section has none. */
  fallbackHeading?: string | undefined
  /** The text where the section has none. */
  fallbackText?: string | undefined
  /**
   * A tile's title where the service gives none.
   * @default "Industry Solution"
   */
  fallbackTitle?: string | undefined
  /** How a tile's title becomes the address it leads to. */
  links: {
    /** The address of the list that these pages stand under; the key follows it. A title that says nothing leads there. */
    root: Known<'address'> | (string & {})
    /** What a title becomes: `joined`, its capitalised words (`Food & Beverage` is `FoodAndBeverage`); `hyphens`, its small ones (`wifi-poster`). */
    keys: "joined" | "hyphens"
    /**
     * Titles whose key is another; the first that fits counts.
     * @default []
     */
    known?: ({
      /** The whole title, whatever its signs and letter case. */
      title: string
      /** The key of the page. */
      key: Known<'sectionKey'> | (string & {})
    } | {
      /** Words that the title must hold, all of them, in any order. */
      words: string
      /** The key of the page. */
      key: Known<'sectionKey'> | (string & {})
    })[] | undefined
  }
  /** The button beside the heading. */
  button: {
    /** What the visitor reads. */
    label: string
    /** Where it leads; left out, to the site's `contactPage`. */
    to?: Known<'address'> | (string & {}) | undefined
    /**
     * Asks the contact page to scroll to its form (a session flag, document 1 §2.3, document 2 §2).
     * @default true
     */
    scrollToForm?: boolean | undefined
  }
}

/** The page's argument in a few lines, with a checklist (any list in its text) and a picture beside it. */
export interface IntroBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "intro"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "intro"
   */
  id?: string | undefined
  /** The section that supplies heading, text and items. */
  section: number | Known<'sectionName'> | (string & {}) | {
    /** The whole key of the section, without the prefix. */
    key: Known<'sectionKey'> | (string & {})
  }
  /** The heading, whatever the section says. */
  heading?: string | undefined
  /** The text under it, whatever the section says. */
  text?: string | undefined
  /** The heading where the section has none. */
  fallbackHeading?: string | undefined
  /** The text where the section has none. */
  fallbackText?: string | undefined
  /** Shows, in place of the section's words, the one item that the page's address names: how a title becomes the last part of the address (for pages without content of their own, docs/rulings.md). Where no item fits the block is not shown. */
  itemByAddress?: {
    /** The address of the list that these pages stand under; the key follows it. A title that says nothing leads there. */
    root: Known<'address'> | (string & {})
    /** What a title becomes: `joined`, its capitalised words (`Food & Beverage` is `FoodAndBeverage`); `hyphens`, its small ones (`wifi-poster`). */
    keys: "joined" | "hyphens"
    /**
     * Titles whose key is another; the first that fits counts.
     * @default []
     */
    known?: ({
      /** The whole title, whatever its signs and letter case. */
      title: string
      /** The key of the page. */
      key: Known<'sectionKey'> | (string & {})
    } | {
      /** Words that the title must hold, all of them, in any order. */
      words: string
      /** The key of the page. */
      key: Known<'sectionKey'> | (string & {})
    })[] | undefined
  } | undefined
  /**
   * Which of the section's pictures stands beside its words, counted from 1.
   * @default 1
   */
  picture?: number | undefined
  /** A button under the text. */
  button?: {
    /** What the visitor reads. */
    label: string
    /** Where it leads; left out, to the site's `contactPage`. */
    to?: Known<'address'> | (string & {}) | undefined
    /**
     * Asks the contact page to scroll to its form (a session flag, document 1 §2.3, document 2 §2).
     * @default true
     */
    scrollToForm?: boolean | undefined
  } | undefined
  /**
   * What opens a long text on a phone.
   * @default "Read more"
   */
  more?: string | undefined
  /**
   * What closes it.
   * @default "Read less"
   */
  less?: string | undefined
}

/** A few places to go on to, each with a sentence. */
export interface LinkCardsBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "link-cards"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "link-cards"
   */
  id?: string | undefined
  /** The heading over the links. */
  heading: string
  /** On an article's page: the ways on that the article itself names, in front of the others. */
  article?: {
    /** What stands under the name of the product that it is about. */
    product: string
    /** The address that the product's id follows; left out, the site's `productPages`. */
    products?: Known<'address'> | (string & {}) | undefined
    /** What stands under the title of the article to read next. */
    next: string
    /** The address that the article's id follows; left out, the site's `articlePages`. */
    articles?: Known<'address'> | (string & {}) | undefined
  } | undefined
  /**
   * The links, in order.
   * @default []
   */
  links?: ({
    /** What the visitor reads first. */
    label: string
    /** What waits there. */
    text: string
    /** Where it leads. */
    to: Known<'address'> | (string & {})
  })[] | undefined
}

/** A map that loads when it comes near, and a plain link to it. */
export interface MapBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "map"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "map"
   */
  id?: string | undefined
  /** The heading over the map. */
  heading: string
  /** The address that can be embedded. */
  embed: string
  /** The address to open where the map cannot load. */
  href: string
  /** The words of that link. */
  linkLabel: string
}

/** Pictures of uneven size, packed together; with `links` each is the way to a page. */
export interface MosaicBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "mosaic"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "mosaic"
   */
  id?: string | undefined
  /** The section that supplies heading, text and items. */
  section: number | Known<'sectionName'> | (string & {}) | {
    /** The whole key of the section, without the prefix. */
    key: Known<'sectionKey'> | (string & {})
  }
  /** The heading, whatever the section says. */
  heading?: string | undefined
  /** The text under it, whatever the section says. */
  text?: string | undefined
  /** The heading where the section has none. */
  fallbackHeading?: string | undefined
  /** The text where the section has none. */
  fallbackText?: string | undefined
  /**
   * Without links: `first`: one large picture and two pairs (document 2 §9); `ends`: the first and the last are large (document 1 §2.6).
   * @default "first"
   */
  large?: "first" | "ends" | undefined
  /** Where the first picture leads, the second, and so on (document 1 §2.3); a picture beyond the list is not shown. */
  links?: (Known<'address'> | (string & {}))[] | undefined
}

/** Display options, each with its own questions and answers, and a tip below (industry pages, section 4). */
export interface OptionFaqsBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "option-faqs"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "option-faqs"
   */
  id?: string | undefined
  /** The section that supplies heading, text and items. */
  section: number | Known<'sectionName'> | (string & {}) | {
    /** The whole key of the section, without the prefix. */
    key: Known<'sectionKey'> | (string & {})
  }
  /** The heading, whatever the section says. */
  heading?: string | undefined
  /** The text under it, whatever the section says. */
  text?: string | undefined
  /** The heading where the section has none. */
  fallbackHeading?: string | undefined
  /** The text where the section has none. */
  fallbackText?: string | undefined
  /** A line of advice under the options. */
  tip?: string | undefined
  /**
   * Opens the first question of the first option (document 2 §4).
   * @default true
   */
  openFirst?: boolean | undefined
}

/** The telephone number, large. */
export interface PhoneBannerBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "phone-banner"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "phone-banner"
   */
  id?: string | undefined
  /** The words before the number. */
  heading: string
}

/** A row of pixel pitches that scrolls by itself and rests under the pointer (product pages, section 3); without pictures it is hidden. */
export interface PixelPitchStripBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "pixel-pitch-strip"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "pixel-pitch-strip"
   */
  id?: string | undefined
  /** The section that supplies heading, text and items. */
  section: number | Known<'sectionName'> | (string & {}) | {
    /** The whole key of the section, without the prefix. */
    key: Known<'sectionKey'> | (string & {})
  }
  /** The heading, whatever the section says. */
  heading?: string | undefined
  /** The text under it, whatever the section says. */
  text?: string | undefined
  /** The heading where the section has none. */
  fallbackHeading?: string | undefined
  /** The text where the section has none. */
  fallbackText?: string | undefined
  /**
   * What the row is called where it has no heading, for those who hear it.
   * @default "Pixel pitches"
   */
  label?: string | undefined
}

/** Plans a screen: from the place, the viewers and the wall to pitch, size, weight, power and cost, drawn to scale. */
export interface ScreenPlannerBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "screen-planner"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "screen-planner"
   */
  id?: string | undefined
  /** The heading over the planner. */
  heading: string
  /** The sentence under it. */
  lead?: string | undefined
  /** What it reckons with. */
  planning: {
    /** Where screens stand. */
    places: ({
      /** What addresses call it. */
      key: Known<'sectionKey'> | (string & {})
      /** What the visitor reads. */
      label: string
      /** Brightness that is usual there. */
      nits?: number | [number, number] | undefined
      /** What else decides there, in a sentence. */
      note?: string | undefined
      /** The page of the product that stands there. */
      to?: Known<'address'> | (string & {}) | undefined
    })[]
    /** What screens show. */
    uses: ({
      /** What addresses call it. */
      key: Known<'sectionKey'> | (string & {})
      /** What the visitor reads. */
      label: string
      /** How many times the nearest distance of a pitch the nearest viewer must be away. */
      nearness: number
      /** The least element, in per cent of the picture's height: it sets how far the last viewer may sit. */
      elementPercent: number
      /** The rows of 16:9 that it wants shown pixel for pixel. */
      rows?: number | undefined
      /** Why, in a sentence. */
      reason: string
    })[]
    /** In the order in which they are preferred where two do as well. */
    cabinets: ({
      /** What it is called. */
      name: string
      /** The places it is built for. */
      places: (string)[]
      /** Width and height. */
      mm: [number, number]
      /** The pitches that it is built with. */
      pitches: ({
        /** What it is sold as. */
        name: string
        /** The true distance from pixel to pixel, across and down. */
        mm: number | [number, number]
        /** The nearest comfortable distance in metres, as the site says it; left out, by the first rule of `viewing`. */
        nearM?: number | undefined
      })[]
      /** The weight of one. */
      kg?: number | [number, number] | undefined
      /** What one draws at full white. */
      watts?: number | [number, number] | undefined
      /** The same by area, where it is not known of one. */
      wattsPerSquareMetre?: number | [number, number] | undefined
      /** What ordinary pictures take of it, in per cent. */
      usualPercent?: number | [number, number] | undefined
      /** How many modules one holds. */
      modules?: number | undefined
    })[]
    /** The first is the one that we choose the pitch by. */
    viewing: ({
      /** What it is called. */
      name: string
      /** So many metres for each millimetre of pitch. */
      metresPerMm: number
      /** Who says so. */
      source: string
      /** What we take it for, and why. */
      use: string
    })[]
    /** Where the picture is at its best, in times the nearest distance. */
    best: number | [number, number]
    /** The least letters: rules by distance, and pixels by script. */
    letters: ({
      /** What the rule is for: a script. */
      name: string
      /** The least height of a letter for each metre of distance. */
      mmPerMetre: number
      /** The least height of a letter in pixels. */
      pixels: number
      /** Who says so. */
      source: string
    })[]
    /**
     * Shapes to choose from, width by height.
     * @default []
     */
    shapes?: ([number, number])[] | undefined
    /** What the wall is fed from. */
    supplies: ({
      /** The voltage. */
      volts: number
      /** What one circuit carries. */
      amps: number
    })[]
    /**
     * Days that a month is reckoned with.
     * @default 30
     */
    daysPerMonth?: number | undefined
    /** Of the modules, in per cent. */
    sparePercent: number | [number, number]
    /**
     * How tall the person beside the wall is.
     * @default 1.7
     */
    personM?: number | undefined
    /** What the form holds at first. */
    begin: {
      /** The key of a place. */
      place: string
      /** The key of a use. */
      use: string
      /** Metres to the nearest viewer. */
      near: number
      /** Metres to the last viewer. */
      far: number
      /** The width of the wall in metres. */
      width: number
      /** Its height in metres. */
      height: number
      /** Hours a day. */
      hours: number
      /** The price of a kWh. */
      tariff: number
    }
  }
  /** A section whose items replace typical values. A title names a cabinet, its description says `9.2 kg, 146 W, 640 × 480 mm, P2.5 256 × 192 px`; or a place, `600 to 900 nits, P1.2, P2`. */
  section?: number | Known<'sectionName'> | (string & {}) | {
    /** The whole key of the section, without the prefix. */
    key: Known<'sectionKey'> | (string & {})
  } | undefined
  /** Takes the plan along to the enquiry. */
  send: {
    /** What the visitor reads. */
    label: string
    /** Where it leads; left out, to the site's `contactPage`. */
    to?: Known<'address'> | (string & {}) | undefined
    /**
     * Asks the contact page to scroll to its form (a session flag, document 1 §2.3, document 2 §2).
     * @default true
     */
    scrollToForm?: boolean | undefined
  }
  /**
   * What the planner itself says.
   * @default {}
   */
  words?: {
    /**
     * The form, for those who hear it.
     * @default "Your screen"
     */
    form?: string | undefined
    /**
     * What the form asks.
     * @default {}
     */
    fields?: {
      /**
       * The place that the screen stands in.
       * @default "Where it stands"
       */
      place?: string | undefined
      /**
       * What the screen is for.
       * @default "What it shows"
       */
      use?: string | undefined
      /**
       * How far away the nearest viewer is.
       * @default "Nearest viewer"
       */
      near?: string | undefined
      /**
       * How far away the last viewer is.
       * @default "Farthest viewer"
       */
      far?: string | undefined
      /**
       * The width of the room on the wall.
       * @default "Wall width"
       */
      width?: string | undefined
      /**
       * Its height.
       * @default "Wall height"
       */
      height?: string | undefined
      /**
       * Width by height.
       * @default "Shape"
       */
      shape?: string | undefined
      /**
       * The unit that lengths are typed in.
       * @default "Lengths in"
       */
      unit?: string | undefined
      /**
       * How long it plays each day.
       * @default "Hours a day"
       */
      hours?: string | undefined
      /**
       * What a unit of electricity costs.
       * @default "Tariff, ₹ per kWh"
       */
      tariff?: string | undefined
      /**
       * The distance from pixel to pixel.
       * @default "Pixel pitch"
       */
      pitch?: string | undefined
    } | undefined
    /**
     * The units that lengths are given in.
     * @default {}
     */
    units?: {
      /**
       * Metres.
       * @default "metres"
       */
      m?: string | undefined
      /**
       * Feet.
       * @default "feet"
       */
      ft?: string | undefined
    } | undefined
    /**
     * The shape that is as the room is.
     * @default "Any"
     */
    anyShape?: string | undefined
    /**
     * In the list of pitches, for the one that we would begin with.
     * @default "Ours"
     */
    ourPitch?: string | undefined
    /**
     * Beside the pitch that we would begin with.
     * @default "our choice"
     */
    ours?: string | undefined
    /**
     * Why a pitch fits or does not; `{from}` is its nearest distance, `{near}` the nearest viewer's.
     * @default "{pitch} is comfortable from {from}, and your nearest viewer is at {near}."
     */
    fits?: string | undefined
    /**
     * Why a pitch is too coarse, with the same words.
     * @default "{pitch} is comfortable only from {from}; your nearest viewer is at {near}."
     */
    coarse?: string | undefined
    /**
     * Where the rows that are wanted are not reached.
     * @default "It shows {used} of the 1,080 rows of full HD at this size."
     */
    rows?: string | undefined
    /**
     * Where nobody said how near the nearest viewer is.
     * @default "Say how near the nearest viewer is, or choose a pitch."
     */
    noPitch?: string | undefined
    /**
     * Where not one cabinet fits.
     * @default "Not one cabinet of {cabinet} fits into this room."
     */
    noRoom?: string | undefined
    /**
     * The headings over the answers.
     * @default {}
     */
    groups?: {
      /**
       * Over size and pixels.
       * @default "The picture"
       */
      picture?: string | undefined
      /**
       * Over the distances.
       * @default "Its viewers"
       */
      viewers?: string | undefined
      /**
       * Over weight, power and cost.
       * @default "The building"
       */
      building?: string | undefined
    } | undefined
    /**
     * What answers are called.
     * @default {}
     */
    answers?: {
      /**
       * Width and height of the screen.
       * @default "Size"
       */
      size?: string | undefined
      /**
       * How many cabinets it is built of.
       * @default "Cabinets"
       */
      cabinets?: string | undefined
      /**
       * How many pixels it has.
       * @default "Resolution"
       */
      pixels?: string | undefined
      /**
       * How bright it must be there.
       * @default "Brightness"
       */
      brightness?: string | undefined
      /**
       * From where its picture is comfortable.
       * @default "Nearest comfortable viewer"
       */
      nearest?: string | undefined
      /**
       * From where single pixels are no longer seen.
       * @default "Pixels melt from"
       */
      melts?: string | undefined
      /**
       * How far away a picture of this height can be read.
       * @default "Farthest viewer for this height"
       */
      farthest?: string | undefined
      /**
       * How high letters must be for the last viewer.
       * @default "Smallest letter for the last seat"
       */
      letters?: string | undefined
      /**
       * What its cabinets weigh.
       * @default "Weight"
       */
      weight?: string | undefined
      /**
       * What it draws at full white.
       * @default "Power at most"
       */
      greatest?: string | undefined
      /**
       * What it draws with ordinary pictures.
       * @default "Power usually"
       */
      usual?: string | undefined
      /**
       * What the room must be cooled by.
       * @default "Heat at most"
       */
      heat?: string | undefined
      /**
       * The circuits that feed it.
       * @default "Circuits"
       */
      circuits?: string | undefined
      /**
       * What its electricity costs each month.
       * @default "Running cost a month"
       */
      cost?: string | undefined
      /**
       * How many modules to keep.
       * @default "Spare modules"
       */
      spares?: string | undefined
    } | undefined
    /**
     * What stands beside an answer.
     * @default {}
     */
    notes?: {
      /**
       * Beside the size; `{room}` is the room that was given.
       * @default "Whole cabinets within {room}."
       */
      size?: string | undefined
      /**
       * Where the room is our suggestion.
       * @default "No room was given: this height lets the last viewer read."
       */
      suggested?: string | undefined
      /**
       * Beside the resolution; `{used}` is what of it a film fills.
       * @default "Of it {used} as 16:9."
       */
      pixels?: string | undefined
      /**
       * Beside the weight.
       * @default "Cabinets, before frame or steel."
       */
      weight?: string | undefined
      /**
       * Beside the greatest power.
       * @default "All pixels white at full brightness: what cables and breakers are laid for."
       */
      greatest?: string | undefined
      /**
       * Beside the usual power; `{share}` is its part of the greatest, in per cent.
       * @default "Ordinary pictures take {share} per cent of it."
       */
      usual?: string | undefined
      /**
       * Beside the heat.
       * @default "Watts × 3.412, rounded for each cabinet as makers print it."
       */
      heat?: string | undefined
      /**
       * One supply of several.
       * @default "{supply}: {circuits} with {each} cabinets each"
       */
      supply?: string | undefined
      /**
       * Beside the circuits.
       * @default "Volts × amperes × 0.8, in whole cabinets: the continuous load of NEC 210.20(A)."
       */
      circuits?: string | undefined
      /**
       * Beside the running cost; `{hours}`, `{days}` and `{tariff}` are what it is reckoned with.
       * @default "Usual power × {hours} h a day × {days} days × ₹{tariff} per kWh."
       */
      cost?: string | undefined
      /**
       * Beside the spare modules; `{spares}` per cent of all `{modules}`.
       * @default "{spares} per cent of {modules}, from the same batch."
       */
      spares?: string | undefined
      /**
       * Beside the farthest viewer; `{element}` is the least element in per cent of the height.
       * @default "200 × height × {element} per cent: ANSI/AVIXA V202.01 (DISCAS), basic decision making."
       */
      farthest?: string | undefined
      /**
       * Beside the nearest viewer.
       * @default "By rules that contradict each other: see below."
       */
      nearest?: string | undefined
      /**
       * Beside the distance at which pixels melt.
       * @default "Pitch × 3438: one minute of arc, the limit of a sharp eye."
       */
      melts?: string | undefined
    } | undefined
    /**
     * Beside a value that an offer may change.
     * @default "typical"
     */
    typical?: string | undefined
    /**
     * Beside a value that is the supplier's own.
     * @default "from the supplier"
     */
    supplied?: string | undefined
    /**
     * In the place of what is not known.
     * @default "Ask us"
     */
    unknown?: string | undefined
    /**
     * Between the least and the greatest.
     * @default "to"
     */
    to?: Known<'address'> | (string & {}) | undefined
    /**
     * Under the drawings.
     * @default {}
     */
    drawings?: {
      /**
       * Under the screen on its wall; `{person}` is how tall the person is.
       * @default "The screen on its wall, with a person of {person}"
       */
      wall?: string | undefined
      /**
       * Under the view from the side.
       * @default "From the side: the viewers in their places, to scale"
       */
      side?: string | undefined
      /**
       * Under the letters; `{distance}` is how far away they are.
       * @default "From {distance}: letters of 24 pixels, held at arm’s length"
       */
      swatch?: string | undefined
      /**
       * The letters on it.
       * @default "Aa அ"
       */
      letters?: string | undefined
      /**
       * On the view from the side, where a pitch is comfortable.
       * @default "{pitch} from {from}"
       */
      nearest?: string | undefined
      /**
       * The same, where pixels melt.
       * @default "pixels melt from {from}"
       */
      melts?: string | undefined
    } | undefined
    /**
     * Over the rules for the nearest viewer.
     * @default "From how near? Rules contradict"
     */
    rules?: string | undefined
    /**
     * The table that stands without a script too.
     * @default {}
     */
    table?: {
      /**
       * Over the table.
       * @default "Pitch by distance"
       */
      heading?: string | undefined
      /**
       * Over the pitches.
       * @default "Pitch"
       */
      pitch?: string | undefined
      /**
       * Over the nearest distances.
       * @default "Nearest viewer"
       */
      nearest?: string | undefined
      /**
       * Over the distances at which the picture is at its best.
       * @default "At its best"
       */
      best?: string | undefined
      /**
       * Over the places that a pitch is used in.
       * @default "Used"
       */
      places?: string | undefined
    } | undefined
    /**
     * What the plan is called in an enquiry.
     * @default "My plan: {address}"
     */
    plan?: string | undefined
    /**
     * Puts the plan on paper.
     * @default "Print"
     */
    print?: string | undefined
  } | undefined
}

/** One large picture at a time, which moves on by itself; without pictures it is hidden. */
export interface ShowcaseBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "showcase"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "showcase"
   */
  id?: string | undefined
  /** The section that supplies heading, text and items. */
  section: number | Known<'sectionName'> | (string & {}) | {
    /** The whole key of the section, without the prefix. */
    key: Known<'sectionKey'> | (string & {})
  }
  /** The heading, whatever the section says. */
  heading?: string | undefined
  /** The text under it, whatever the section says. */
  text?: string | undefined
  /**
   * The heading where the section has none.
   * @default "For Showcase"
   */
  fallbackHeading?: string | undefined
  /** The text where the section has none. */
  fallbackText?: string | undefined
  /**
   * `slides`: a carousel that wraps around (product pages, section 4); `list`: titles to choose from beside the picture (corporate, section 4).
   * @default "slides"
   */
  layout?: "slides" | "list" | undefined
  /**
   * Shows the section's description too (standee and interactive).
   * @default false
   */
  showDescription?: boolean | undefined
  /**
   * Milliseconds a picture stays.
   * @default 3000
   */
  interval?: number | undefined
}

/** What products are in figures: one product's own table, or several side by side. */
export interface SpecTableBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "spec-table"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "spec-table"
   */
  id?: string | undefined
  /** The section whose items add to the rows, or take the place of those of the same name: title and description. */
  section?: number | Known<'sectionName'> | (string & {}) | {
    /** The whole key of the section, without the prefix. */
    key: Known<'sectionKey'> | (string & {})
  } | undefined
  /** The heading over the table. */
  heading?: string | undefined
  /** The sentence under it. */
  lead?: string | undefined
  /** The rows, and the products that have them. */
  table: {
    /** The rows, in order; one that applies to none of the products is left out. */
    rows: ({
      /** What products call it in their `values`. */
      key: Known<'sectionKey'> | (string & {})
      /** What the visitor reads. */
      name: string
      /** Behind figures, not behind words. */
      unit?: string | undefined
      /** What there is to know of it, in a sentence. */
      note?: string | undefined
    })[]
    /** One column for each. */
    products: ({
      /** What it is called over its column. */
      name: string
      /** Its page. */
      to?: Known<'address'> | (string & {}) | undefined
      /** What it is, by the key of a row. A row that it leaves out does not apply to it. */
      values: {
        [key: string]: number | [number, number] | string | null
      }
    })[]
    /**
     * Rows to leave out of this table, by key.
     * @default []
     */
    without?: (string)[] | undefined
    /**
     * In the place of what is not known.
     * @default "Ask us"
     */
    unknown?: string | undefined
    /**
     * In the place of what does not apply.
     * @default "–"
     */
    none?: string | undefined
    /**
     * Between the least and the greatest.
     * @default "to"
     */
    to?: Known<'address'> | (string & {}) | undefined
    /**
     * The language whose way of writing numbers is taken.
     * @default "en"
     */
    numbers?: string | undefined
  }
  /** Stands under the table: that its figures are typical. */
  typical?: string | undefined
  /**
   * Shows all of one product's table on a phone.
   * @default "All figures"
   */
  more?: string | undefined
  /**
   * And the beginning alone again.
   * @default "Fewer figures"
   */
  less?: string | undefined
  /** Where to go on from it. */
  link?: {
    /** What the visitor reads. */
    label: string
    /** Where it leads. */
    to: Known<'address'> | (string & {})
  } | undefined
}

/** Figures with what they count: an item's title is the figure, its description the label (document 1 §2.6). */
export interface StatisticsBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "statistics"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "statistics"
   */
  id?: string | undefined
  /** The section that supplies heading, text and items. */
  section: number | Known<'sectionName'> | (string & {}) | {
    /** The whole key of the section, without the prefix. */
    key: Known<'sectionKey'> | (string & {})
  }
  /** The heading, whatever the section says. */
  heading?: string | undefined
  /** The text under it, whatever the section says. */
  text?: string | undefined
  /** The heading where the section has none. */
  fallbackHeading?: string | undefined
  /** The text where the section has none. */
  fallbackText?: string | undefined
  /** The button after the figures. */
  button?: {
    /** What the visitor reads. */
    label: string
    /** Where it leads; left out, to the site's `contactPage`. */
    to?: Known<'address'> | (string & {}) | undefined
    /**
     * Asks the contact page to scroll to its form (a session flag, document 1 §2.3, document 2 §2).
     * @default true
     */
    scrollToForm?: boolean | undefined
  } | undefined
}

/** Two cards of help over a picture: the section's first two items, and its third as the ground (document 1 §2.3). */
export interface SupportCardsBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "support-cards"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "support-cards"
   */
  id?: string | undefined
  /** The section that supplies heading, text and items. */
  section: number | Known<'sectionName'> | (string & {}) | {
    /** The whole key of the section, without the prefix. */
    key: Known<'sectionKey'> | (string & {})
  }
  /** The heading, whatever the section says. */
  heading?: string | undefined
  /** The text under it, whatever the section says. */
  text?: string | undefined
  /** The heading where the section has none. */
  fallbackHeading?: string | undefined
  /** The text where the section has none. */
  fallbackText?: string | undefined
  /** The button under the heading. */
  button: {
    /** What the visitor reads. */
    label: string
    /** Where it leads; left out, to the site's `contactPage`. */
    to?: Known<'address'> | (string & {}) | undefined
    /**
     * Asks the contact page to scroll to its form (a session flag, document 1 §2.3, document 2 §2).
     * @default true
     */
    scrollToForm?: boolean | undefined
  }
}

/** What clients say, each a way to that client's page. */
export interface TestimonialsBlock {
  /** The block's name: its folder in block-library/, its file in schemas/blocks/. */
  type: "testimonials"
  /**
   * Unique on the page; the block's anchor in the address. Left out, it is the type.
   * @default "testimonials"
   */
  id?: string | undefined
  /** The heading over them. */
  heading: string
  /** The clients, from `page-configs/clients/`. */
  clients: ({
    /** The last part of the address of the client's page. */
    slug: string
    /** The logo or picture: a storage path on the content host. */
    image: Known<'contentPicture'> | (string & {})
    /** Who speaks. */
    name: string
    /** What they do there. */
    position: string
    /** Where they work. */
    company?: string | undefined
    /** The trade. */
    industry?: string | undefined
    /** The place. */
    location?: string | undefined
    /** What they say. */
    testimonial: string
    /**
     * Whether this client is invented: it is marked so on the page, and keeps it from being published at a deployed address.
     * @default false
     */
    sample?: boolean | undefined
  })[]
  /** The address a client's slug follows; left out, the site's `clientPages`. */
  base?: Known<'address'> | (string & {}) | undefined
}

/** A block of any type. */
export type AuthoredBlock = AlternatingRowsBlock | ArticleBlock | ArticleListBlock | BreadcrumbBlock | CardsBlock | ClientBlock | ContactBlock | CtaBannerBlock | FaqBlock | FeatureAccordionBlock | FeaturesGridBlock | GalleryBlock | HeroBlock | IconRowsBlock | IndustryTilesBlock | IntroBlock | LinkCardsBlock | MapBlock | MosaicBlock | OptionFaqsBlock | PhoneBannerBlock | PixelPitchStripBlock | ScreenPlannerBlock | ShowcaseBlock | SpecTableBlock | StatisticsBlock | SupportCardsBlock | TestimonialsBlock

/** A page: the source of its content, and the blocks that show the content, in order. The place of its file is its address. In the texts of its blocks `{title}` is the page's title. */
export interface AuthoredPage {
  /** Kind of the page, one of `page-configs/kinds.ts`. Default: the kind whose folder holds the file. */
  kind?: Known<'kind'> | (string & {}) | undefined
  /** Name of the page's entry in `page-configs/metadata.json` and of its file of questions. Default: the name of the page's file; of an `index` file, the name of its folder. */
  name?: Known<'metadata'> | (string & {}) | undefined
  /** Title of the page: replaces `{title}` in the texts of blocks, and is the head's title where the page has no head of its own. */
  title: string
  /** Title and description for search results and previews. Default: the entry of its name in `page-configs/metadata.json`, else the entry of its kind. */
  head?: {
    /** The head's title. */
    title: string
    /** What it is about, in a sentence or two. */
    description: string
  } | undefined
  /** Source of the page's content. A page without it shows only the texts of its config. */
  content?: {
    /** Path after `/api/`: `retails` is `GET {host}/api/retails`. */
    endpoint: Known<'endpoint'> | (string & {})
    /**
     * Content of the answer: sections, gallery entries, articles, or a single article.
     * @default "sections"
     */
    kind?: "sections" | "gallery" | "articles" | "article" | undefined
    /**
     * Shape of the answer: a bare list, `{ data: list }`, or either of them (also `{ success, data }`).
     * @default "list"
     */
    envelope?: "list" | "data" | "either" | undefined
    /** First part of the section keys: `retail` for `retail_section1`. */
    prefix?: string | undefined
    /**
     * Field of an image item that holds the address of the image.
     * @default "image"
     */
    imageField?: "image" | "url" | undefined
    /**
     * Result of a failure of the service: the error state, or a page without content and a line in the log (gallery, document 1 §8).
     * @default "error"
     */
    failure?: "error" | "empty" | undefined
    /** File of `page-configs/fallback/`, without `.json`, whose sections the page shows when the service fails (document 1 §4). */
    fallback?: Known<'fallback'> | (string & {}) | undefined
    /**
     * Sections of the service that no block of the page shows.
     * @default []
     */
    unshown?: (number | Known<'sectionName'> | (string & {}) | {
      /** The whole key of the section, without the prefix. */
      key: Known<'sectionKey'> | (string & {})
    })[] | undefined
  } | undefined
  /**
   * Texts while the page loads and when its content fails.
   * @default {}
   */
  states?: {
    /** Text beside the spinner. */
    loading?: string | undefined
    /** Reason when the content service answers with an error status, `{code}`. */
    badStatus?: string | undefined
    /** Line around the reason of a failure, `{message}`. */
    error?: string | undefined
    /** Label of the button that reloads the page. */
    retry?: string | undefined
  } | undefined
  /**
   * Questions for search engines.
   * @default {}
   */
  structuredData?: {
    /** The questions, written in the page. */
    questions?: ({
      /** As somebody would ask it. */
      question: string
      /** Plain text that stands alone. */
      answer: string
    })[] | undefined
    /** File of `page-configs/structured-data/` with the questions, without `.json`. Default: the file with the page's name, if there is one. */
    faqSet?: Known<'faqSet'> | (string & {}) | undefined
    /**
     * Whether the questions are published while the page still loads (document 2 §3).
     * @default true
     */
    whileLoading?: boolean | undefined
  } | undefined
  /**
   * Ids of the blocks that the page requires. When one of them is not shown, the not-found page replaces the page.
   * @default []
   */
  requires?: (string)[] | undefined
  /**
   * Keeps the page out of search engines.
   * @default false
   */
  noindex?: boolean | undefined
  /** The blocks, in order. */
  blocks: (AlternatingRowsBlock | ArticleBlock | ArticleListBlock | BreadcrumbBlock | CardsBlock | ClientBlock | ContactBlock | CtaBannerBlock | FaqBlock | FeatureAccordionBlock | FeaturesGridBlock | GalleryBlock | HeroBlock | IconRowsBlock | IndustryTilesBlock | IntroBlock | LinkCardsBlock | MapBlock | MosaicBlock | OptionFaqsBlock | PhoneBannerBlock | PixelPitchStripBlock | ScreenPlannerBlock | ShowcaseBlock | SpecTableBlock | StatisticsBlock | SupportCardsBlock | TestimonialsBlock)[]
}

/** The settings, checked against each other too. */
export type AuthoredSite = {
  /** The name the logo shows. */
  brand: string
  /** The logo that search engines show, on the site's own address, at least 112 pixels wide and high. */
  logo: string
  /** What the footer says the company does. */
  tagline: string
  /** The public telephone number, as it is read. */
  phone: string
  /** Where general enquiries go. */
  email: string
  /** Where those who have a question about their display write. */
  supportEmail: string
  /** The offices, in order. */
  cities: (string)[]
  /** The country the offices are in, as two letters. */
  country: string
  /** The language of every page, as search engines and screen readers are told: `en-GB`. */
  language: string
  /** Dates and times. */
  dates: {
    /** The language and country whose way of writing a date is shown. */
    locale: string
    /** The zone of every date and time that the content gives without one. */
    timeZone: string
  }
  /** What blocks and buttons leave to the site; a page that leaves something out that is not here is a wrong config. */
  defaults: {
    /** Where buttons lead that name no other page: the page with the enquiry form. */
    contactPage: Known<'address'> | (string & {})
    /** The address that a client's slug follows. */
    clientPages?: Known<'address'> | (string & {}) | undefined
    /** The address that an article's id follows. */
    articlePages?: Known<'address'> | (string & {}) | undefined
    /** The address that a product's id follows. */
    productPages?: Known<'address'> | (string & {}) | undefined
    /** The picture of closing banners. */
    closingPicture?: Known<'picture'> | (string & {}) | undefined
    /** Text beside the spinner. */
    loading: string
    /** Reason when the content service answers with an error status, `{code}`. */
    badStatus: string
    /** Line around the reason of a failure, `{message}`. */
    error: string
    /** Label of the button that reloads the page. */
    retry: string
  }
  /** The hosts whose pictures and films are shown beside the site's own and the content's, such as `cdn.example`; unset, every host that answers over https. */
  pictureHosts?: (string)[] | undefined
  /** The desktop header's links, in order. */
  headerLinks: ({
    /** What the visitor reads. */
    label: string
    /** Where it leads. */
    to: Known<'address'> | (string & {})
    /**
     * The links beneath it, in order.
     * @default []
     */
    links?: ({
      /** What the visitor reads. */
      label: string
      /** Where it leads. */
      to: Known<'address'> | (string & {})
    })[] | undefined
    /**
     * Puts the pages whose configs lie below its address beneath it too, by their titles: `/shelf/…` beneath `/shelf`.
     * @default false
     */
    pagesBelow?: boolean | undefined
    /** What it is called within its own group of the mobile menu, where its label opens the group. */
    all?: string | undefined
  })[]
  /** The highlighted button of both headers. */
  contactButton: {
    /** What the visitor reads. */
    label: string
    /** Where it leads; left out, to the site's `contactPage`. */
    to?: Known<'address'> | (string & {}) | undefined
    /**
     * Asks the contact page to scroll to its form (a session flag, document 1 §2.3, document 2 §2).
     * @default true
     */
    scrollToForm?: boolean | undefined
  }
  /** The mobile header's button, which has less room. */
  mobileContactButton: {
    /** What the visitor reads. */
    label: string
    /** Where it leads; left out, to the site's `contactPage`. */
    to?: Known<'address'> | (string & {}) | undefined
    /**
     * Asks the contact page to scroll to its form (a session flag, document 1 §2.3, document 2 §2).
     * @default true
     */
    scrollToForm?: boolean | undefined
  }
  /** What the mobile menu offers: every destination. */
  menuLinks: ({
    /** What the visitor reads. */
    label: string
    /** Where it leads. */
    to: Known<'address'> | (string & {})
    /**
     * The links beneath it, in order.
     * @default []
     */
    links?: ({
      /** What the visitor reads. */
      label: string
      /** Where it leads. */
      to: Known<'address'> | (string & {})
    })[] | undefined
    /**
     * Puts the pages whose configs lie below its address beneath it too, by their titles: `/shelf/…` beneath `/shelf`.
     * @default false
     */
    pagesBelow?: boolean | undefined
    /** What it is called within its own group of the mobile menu, where its label opens the group. */
    all?: string | undefined
  })[]
  /** The tabs at the foot of a small screen, no more than fit into one row. */
  tabs: ({
    /** What the visitor reads. */
    label: string
    /** Where it leads. */
    to: Known<'address'> | (string & {})
    /** The icon over its label. */
    icon: "home" | "industry" | "products" | "blog" | "about" | "facebook" | "youtube" | "instagram" | "chat"
  })[]
  /** The headings of the footer's columns. */
  footerHeadings: {
    /** Over the links. */
    links: string
    /** Over the ways to reach us. */
    contact: string
    /** Over the social networks. */
    socials: string
  }
  /** The footer's links. */
  footerLinks: ({
    /** What the visitor reads. */
    label: string
    /** Where it leads. */
    to: Known<'address'> | (string & {})
  })[]
  /** Social networks, each opening in a new tab. */
  socials: ({
    /** What the visitor reads, or hears where only an icon is shown. */
    label: string
    /** The whole address. */
    href: string
    /** The icon that stands for it. */
    icon: "home" | "industry" | "products" | "blog" | "about" | "facebook" | "youtube" | "instagram" | "chat"
  })[]
  /** The floating chat link. */
  chat: {
    /** The messaging address; `{phone}` is the telephone number's digits. */
    href: string
    /** The link's title. */
    title: string
  }
  /** The copyright line. */
  copyright: {
    /** As printed, not this year's. */
    year: number
    /** The company behind the brand. */
    parent: {
      /** What the visitor reads, or hears where only an icon is shown. */
      label: string
      /** The whole address. */
      href: string
    }
    /** The line; `{year}`, `{brand}` and `{parent}`, a link, are filled in. */
    text: string
  }
  /** Search words of every page. */
  keywords: (string)[]
  /** What the shell and the controls of blocks say. */
  words: {
    /** The link past the header. */
    skip: string
    /** The logo, which leads home; `{brand}` is the brand. */
    home: string
    /** The large screen's links. */
    main: string
    /** The button beside a link that shows the pages beneath it; `{label}` is the link's. */
    submenu: string
    /** The small screen's menu. */
    menu: string
    /** The small screen's tabs. */
    tabs: string
    /** What floats over the page. */
    shortcuts: string
    /** The button that leads to the top. */
    top: string
    /** A link that opens a new tab; `{label}` is what it leads to. */
    newTab: string
    /** The way from home to the page. */
    breadcrumb: string
    /** The button of a carousel and of a list in pages that leads back. */
    previous: string
    /** The button that leads on, in the same places. */
    next: string
    /** The button that stops whatever moves by itself. */
    pause: string
    /** The same button while it stands still. */
    play: string
    /** The buttons of a list in pages, all of them; `{label}` is what is paged. */
    pages: string
    /** One of them, that leads to the page `{page}`. */
    page: string
    /** What a carousel is. */
    carousel: string
    /** What each of its pictures is. */
    slide: string
    /** Which of them it is: `{place}` of `{count}`. */
    slidePlace: string
    /** A picture without a title in a list of titles: its `{place}`. */
    untitled: string
    /** In the place of a picture that the content does not bring (document 1 §4). */
    noPicture: string
    /** In the place of one that cannot be shown, on a card or beside words. */
    brokenPicture: string
    /** The same where the picture is what the visitor came for. */
    lostPicture: string
    /** On a rendered picture that could be taken for a finished job. */
    visualisation: string
    /** On a client that is invented. */
    sample: string
    /** In the place of a block that crashed. */
    crashed: string
    /** Where the browser runs no script, at an address that was not published. */
    noScript: string
  }
  /** The picture that previews show of a page without one of its own, 1200 by 630, on the site's own address. */
  preview: {
    /** Its address: `/media/hero-standee.webp`. */
    src: Known<'picture'> | (string & {})
    /**
     * What it shows, for those who cannot see it; empty where it only decorates.
     * @default ""
     */
    alt?: string | undefined
  }
  /**
   * What a buyer wants to know of the company.
   * @default {}
   */
  company?: {
    /**
     * What is to be known of it, in order: registrations, certificates, warranty.
     * @default []
     */
    facts?: ({
      /** What it is. */
      label: string
      /** What it says. */
      value: string
      /** What search engines are told that it is; left out, nothing. */
      is?: "tax-number" | "certificate" | undefined
    })[] | undefined
    /** When the offices are open, in words. */
    hours?: string | undefined
    /** When somebody who writes can expect an answer, as it follows "We answer": `within one working day`. */
    responseTime?: string | undefined
    /**
     * Street addresses, for as many of the cities as are told.
     * @default []
     */
    addresses?: ({
      /** The city, as it stands under `cities`. */
      city: string
      /** House, street and quarter. */
      street: string
      /** The postal code. */
      postalCode?: string | undefined
    })[] | undefined
  } | undefined
  /**
   * Which of these settings are invented: with one of them left, nothing is published at a deployed address.
   * @default []
   */
  samples?: ("phone" | "email" | "supportEmail" | "socials" | "copyright.parent")[] | undefined
}

/** Kinds of pages of the site, by the name that a page gives as its `kind`. */
export type AuthoredKinds = {
  [key: string]: {
    /** Entry of `page-configs/metadata.json` for pages of this kind without an entry of their own (document 1 §2.2). */
    metadata: string
    /**
     * Default options of blocks: headings, ids and breadcrumb parents that are equal on most pages of the kind.
     * @default []
     */
    defaults?: ({
      /** Blocks that take the options: those of a type, or those of a type that show one section. No design option selects blocks, so that another design never changes a text or an id. */
      block: {
        /** Type of the block. */
        type: string
        /** Section that the block shows. An entry with a section replaces the entry without one. */
        section?: number | Known<'sectionName'> | (string & {}) | {
          /** The whole key of the section, without the prefix. */
          key: Known<'sectionKey'> | (string & {})
        } | undefined
      }
      /** Options that such a block takes where its author omits them. */
      options: {
        [key: string]: unknown
      }
    })[] | undefined
    /**
     * Texts while pages of the kind load and when their content fails. A page may write others.
     * @default {}
     */
    states?: {
      /** Text beside the spinner. */
      loading?: string | undefined
      /** Reason when the content service answers with an error status, `{code}`. */
      badStatus?: string | undefined
      /** Line around the reason of a failure, `{message}`. */
      error?: string | undefined
      /** Label of the button that reloads the page. */
      retry?: string | undefined
    } | undefined
    /** Folder and addresses of the pages. Pages of a kind without it are files of `general/`, with addresses below `/`. */
    pages?: {
      /** Folder of `page-configs/` that holds the pages. */
      folder: string
      /** Address that the pages follow. */
      root: Known<'address'> | (string & {})
    } | undefined
  }
}

/** Addresses that have moved, for those who still come by the old one. */
export type AuthoredRedirects = ({
  /** The address of old; no page may have it. */
  from: string
  /** The page it has become. */
  to: Known<'address'> | (string & {})
  /**
   * 301: moved for good, and search engines forget the old one. 302: for the time being.
   * @default 301
   */
  status?: 301 | 302 | undefined
})[]
