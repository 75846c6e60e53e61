// Generated from schemas/ by "npm run generate". Do not edit.
// Every schema by folder and name. Large: for validation, the console and Storybook, never for a player's page.
type SchemaNode = { readonly [key: string]: unknown };
type ByName = Readonly<Record<string, SchemaNode>>;
export const schemaIndex: { common: SchemaNode; facts: SchemaNode; documents: ByName; blocks: ByName; actions: ByName; sources: ByName; calls: ByName } = {
 "common": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://livery.dev/schemas/common.schema.json",
  "description": "Definitions shared by documents, blocks, actions and calls.",
  "$defs": {
   "id": {
    "type": "string",
    "description": "Opaque name of a document or of an entry in a collection.",
    "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
   },
   "textKey": {
    "type": "string",
    "description": "Key of a text in texts/<language>.json.",
    "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,127}$",
    "x-ref": "text"
   },
   "image": {
    "type": "string",
    "description": "An image of a pack, as a path below its assets folder.",
    "pattern": "^[A-Za-z0-9][A-Za-z0-9_./-]{0,127}\\.(svg|png|jpg|webp|avif)$",
    "x-ref": "image"
   },
   "icon": {
    "enum": [
     "home",
     "slots",
     "live",
     "sports",
     "esports",
     "fish",
     "pvp",
     "lottery",
     "elott",
     "cockfight",
     "gift",
     "download",
     "help",
     "user",
     "users",
     "wallet",
     "deposit",
     "withdraw",
     "history",
     "bell",
     "chat",
     "telegram",
     "viber",
     "headset",
     "globe",
     "sun",
     "moon",
     "menu",
     "close",
     "search",
     "star",
     "fire",
     "trophy",
     "shield",
     "lock",
     "logout",
     "chevron",
     "arrow",
     "check",
     "warning",
     "info",
     "clock",
     "phone",
     "mail",
     "key",
     "crown",
     "spark",
     "refresh",
     "eye",
     "calendar",
     "pin",
     "plus",
     "heart",
     "expand",
     "shrink"
    ],
    "description": "Name of an icon of the portal."
   },
   "color": {
    "type": "string",
    "description": "A colour as #rrggbb or #rrggbbaa.",
    "pattern": "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{8})$"
   },
   "language": {
    "type": "string",
    "description": "BCP 47 language code; my is Burmese.",
    "pattern": "^[a-z]{2,3}(-[A-Z]{2})?$"
   },
   "condition": {
    "description": "A JsonLogic expression over the fact catalogue; true shows, false hides.",
    "anyOf": [
     {
      "type": "boolean"
     },
     {
      "type": "object",
      "minProperties": 1,
      "maxProperties": 1
     }
    ],
    "x-condition": true
   },
   "action": {
    "description": "What happens on use. \"do\" names an action of schemas/actions; its arguments stand beside it.",
    "type": "object",
    "required": [
     "do"
    ],
    "properties": {
     "do": {
      "type": "string",
      "description": "Name of a registered action.",
      "x-ref": "action"
     }
    },
    "additionalProperties": true,
    "x-action": true
   },
   "source": {
    "type": "string",
    "description": "Name of a registered data source.",
    "pattern": "^[a-z][A-Za-z0-9]{0,63}$",
    "x-ref": "source"
   },
   "gameType": {
    "enum": [
     "RNG",
     "LIVE",
     "SPORTS",
     "ESPORTS",
     "FISH",
     "PVP",
     "LOTT",
     "ELOTT"
    ],
    "description": "Category of games, as the vendors name it."
   },
   "block": {
    "description": "One piece of a screen.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "type"
    ],
    "properties": {
     "type": {
      "type": "string",
      "description": "Name of a registered block; its props are checked by schemas/blocks/<type>.schema.json.",
      "pattern": "^[a-z][A-Za-z0-9]{0,63}$",
      "x-ref": "block"
     },
     "props": {
      "type": "object",
      "description": "Checked by the schema of the block."
     },
     "when": {
      "$ref": "#/$defs/condition"
     },
     "slots": {
      "type": "object",
      "additionalProperties": {
       "$ref": "#/$defs/slot"
      },
      "description": "Blocks inside this block, by slot name."
     },
     "fallback": {
      "$ref": "#/$defs/block",
      "description": "Shown instead when this block is unknown or fails."
     }
    },
    "x-block": true
   },
   "slot": {
    "description": "Blocks in a sequence: items by id, order of ids.",
    "type": "object",
    "additionalProperties": false,
    "required": [
     "order",
     "items"
    ],
    "properties": {
     "order": {
      "type": "array",
      "items": {
       "$ref": "#/$defs/id"
      },
      "uniqueItems": true
     },
     "items": {
      "type": "object",
      "additionalProperties": {
       "$ref": "#/$defs/block"
      },
      "propertyNames": {
       "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
      }
     }
    },
    "x-ordered": "items"
   }
  }
 },
 "facts": {
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "$id": "https://livery.dev/schemas/facts.json",
  "title": "Fact catalogue",
  "description": "What conditions may read. flags.<name> exists for every flag of the flags schema, vendors.<gameType> for every category, form.<field> inside a form. \"title\" names a fact for people who build conditions, \"values\" its listed values.",
  "facts": {
   "session.loggedIn": {
    "title": "Signed in",
    "type": "boolean",
    "description": "A session token exists."
   },
   "session.excluded": {
    "title": "Excluded from play",
    "type": "boolean",
    "description": "The member is on a time-out or has excluded itself: it may look and withdraw."
   },
   "member.type": {
    "title": "Kind of player",
    "type": "integer",
    "description": "Type of the member: 0 member, 1 2 41 42 agent, 4 guest, -1 visitor.",
    "enum": [
     -1,
     0,
     1,
     2,
     4,
     41,
     42
    ],
    "values": {
     "0": "member",
     "1": "agent (1)",
     "2": "agent (2)",
     "4": "guest",
     "41": "agent (41)",
     "42": "agent (42)",
     "-1": "visitor"
    }
   },
   "member.isAgent": {
    "title": "Agent",
    "type": "boolean",
    "description": "Type is 1, 2, 41 or 42."
   },
   "member.isGuest": {
    "title": "Guest",
    "type": "boolean",
    "description": "Type is 4."
   },
   "login.captcha": {
    "title": "Login asks for a captcha",
    "type": "boolean",
    "description": "A failed login asks for a captcha."
   },
   "login.passwordKnown": {
    "title": "New password asked at login",
    "type": "boolean",
    "description": "The login of this session asked for a new password, so the old one need not be given again."
   },
   "login.waits": {
    "title": "Login waits for verification",
    "type": "boolean",
    "description": "A login from an unregistered address waits for its verification."
   },
   "login.verifies.mobile": {
    "title": "Login can be verified by SMS",
    "type": "boolean",
    "description": "The login that waits can be verified by a code to the mobile number."
   },
   "login.verifies.email": {
    "title": "Login can be verified by e-mail",
    "type": "boolean",
    "description": "The login that waits can be verified by a code by e-mail."
   },
   "login.verifies.totp": {
    "title": "Login can be verified by authenticator",
    "type": "boolean",
    "description": "The login that waits can be verified by an authenticator."
   },
   "login.verifies.payeeName": {
    "title": "Login can be verified by payee name",
    "type": "boolean",
    "description": "The login that waits can be verified by the payee name, together with another proof."
   },
   "affiliate.found": {
    "title": "Came by an agent’s link",
    "type": "boolean",
    "description": "The address names the code of an agent that exists."
   },
   "sandbox.outbox": {
    "title": "Sandbox shows messages",
    "type": "boolean",
    "description": "The platform is a sandbox: it shows the messages to players on a page instead of sending them."
   },
   "notices.count": {
    "title": "Number of announcements",
    "type": "integer",
    "description": "Announcements for players.",
    "minimum": 0
   },
   "page.path": {
    "title": "Path of the page",
    "type": "string",
    "description": "Path of the page."
   },
   "language": {
    "title": "Language",
    "type": "string",
    "description": "Language shown."
   },
   "theme.mode": {
    "title": "Light or dark",
    "type": "string",
    "description": "dark or light.",
    "enum": [
     "dark",
     "light"
    ]
   },
   "support.count": {
    "title": "Ways to reach support",
    "type": "integer",
    "description": "Ways to reach support.",
    "minimum": 0
   },
   "downloads.count": {
    "title": "Downloads on offer",
    "type": "integer",
    "description": "Downloads on offer.",
    "minimum": 0
   },
   "security.email": {
    "title": "Has an e-mail address",
    "type": "boolean",
    "description": "The member has an e-mail address."
   },
   "security.mobile": {
    "title": "Has a mobile number",
    "type": "boolean",
    "description": "The member has a mobile number."
   },
   "security.verified": {
    "title": "Has a verified address or number",
    "type": "boolean",
    "description": "The member has a verified e-mail address or mobile number."
   },
   "security.paymentPassword": {
    "title": "Has a payment password",
    "type": "boolean",
    "description": "The member has set a payment password."
   },
   "security.totp": {
    "title": "Has an authenticator",
    "type": "boolean",
    "description": "The member has an authenticator."
   },
   "waysIn.count": {
    "title": "Other ways to sign in",
    "type": "integer",
    "description": "Other ways in that the brand offers.",
    "minimum": 0
   },
   "newcomer.known": {
    "title": "New here, known to a provider",
    "type": "boolean",
    "description": "A provider vouches for the visitor, who has no account yet."
   }
  },
  "families": {
   "flags": {
    "title": "Flag",
    "type": "boolean",
    "description": "A flag of the brand.",
    "from": "flags"
   },
   "vendors": {
    "title": "Vendors",
    "type": "integer",
    "description": "Number of vendors in a category.",
    "from": "gameType",
    "minimum": 0
   },
   "form": {
    "title": "Field",
    "type": "string",
    "description": "Value of a field of the same form.",
    "from": "field"
   }
  }
 },
 "documents": {
  "brand": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/documents/brand.schema.json",
   "title": "Brand",
   "description": "Who a pack is: what it extends, its hosts, languages and money.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id"
   ],
   "properties": {
    "$schema": {
     "type": "string",
     "description": "Where this schema stands, for editors."
    },
    "kind": {
     "const": "brand"
    },
    "id": {
     "type": "string",
     "description": "Same as the file name without .json.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
    },
    "extends": {
     "type": "string",
     "description": "The pack this one lies over. Only base has none.",
     "x-ref": "pack"
    },
    "abstract": {
     "type": "boolean",
     "description": "True for a pack that is only extended and never shown, such as base."
    },
    "hidden": {
     "type": "boolean",
     "description": "True takes a brand off the net: nobody can visit it, while its documents stay and can be edited. Not handed down."
    },
    "name": {
     "$ref": "../common.schema.json#/$defs/textKey",
     "description": "Name of the brand as players read it."
    },
    "tagline": {
     "$ref": "../common.schema.json#/$defs/textKey",
     "description": "One line under the name."
    },
    "merchantCode": {
     "type": "string",
     "description": "Code the platform knows the brand by.",
     "pattern": "^[a-z0-9_]{2,32}$"
    },
    "hosts": {
     "type": "array",
     "items": {
      "type": "string",
      "pattern": "^[a-z0-9.-]{1,253}$"
     },
     "description": "Host names the brand answers at; <pack>.localhost always works while developing.",
     "uniqueItems": true
    },
    "languages": {
     "type": "array",
     "items": {
      "$ref": "../common.schema.json#/$defs/language",
      "x-ref": "language"
     },
     "minItems": 1,
     "uniqueItems": true,
     "description": "Languages of the picker, in order."
    },
    "defaultLanguage": {
     "$ref": "../common.schema.json#/$defs/language",
     "x-ref": "brandLanguage"
    },
    "currency": {
     "type": "string",
     "description": "ISO 4217 code of the wallet.",
     "pattern": "^[A-Z]{3}$",
     "x-ref": "currency"
    },
    "currencyDigits": {
     "type": "integer",
     "description": "Digits of the minor unit.",
     "minimum": 0,
     "maximum": 4
    },
    "timeZone": {
     "type": "string",
     "description": "IANA time zone of the brand; periods and dates are shown in it.",
     "x-ref": "timeZone"
    },
    "defaultMode": {
     "enum": [
      "dark",
      "light",
      "system"
     ],
     "description": "Theme mode of a first visit."
    },
    "logo": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "dark": {
       "$ref": "../common.schema.json#/$defs/image"
      },
      "light": {
       "$ref": "../common.schema.json#/$defs/image"
      }
     },
     "description": "Logo for each theme mode."
    },
    "icon": {
     "$ref": "../common.schema.json#/$defs/image",
     "description": "Favicon."
    },
    "avatars": {
     "type": "array",
     "description": "Pictures that members may choose for themselves, in order.",
     "maxItems": 60,
     "uniqueItems": true,
     "items": {
      "$ref": "../common.schema.json#/$defs/image"
     }
    },
    "regions": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "allowed": {
       "type": "array",
       "items": {
        "type": "string",
        "pattern": "^[A-Z]{2}$"
       },
       "description": "Country codes that may enter; empty or absent lets everyone in."
      },
      "blocked": {
       "type": "array",
       "items": {
        "type": "string",
        "pattern": "^[A-Z]{2}$"
       }
      }
     },
     "description": "Where the brand may be shown."
    },
    "afterLogin": {
     "type": "string",
     "description": "A modal that opens after each login that is finished, such as announcements; nothing opens without it.",
     "x-ref": "modal"
    },
    "publishing": {
     "type": "object",
     "additionalProperties": false,
     "description": "What has to happen before documents of this brand, or of what it extends, go live.",
     "properties": {
      "approvals": {
       "type": "integer",
       "description": "How many other people have to approve a release before it goes live; 0 lets it go live without.",
       "minimum": 0,
       "maximum": 5
      }
     }
    },
    "human": {
     "type": "object",
     "additionalProperties": false,
     "description": "Who tells people from programs, while the switch humanVerification is on.",
     "properties": {
      "provider": {
       "enum": [
        "altcha",
        "geetest"
       ],
       "description": "altcha: a puzzle that the browser solves by itself; geetest: Geetest version 4, whose scripts then run on the pages of the brand."
      },
      "geetest": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "captchaId"
       ],
       "properties": {
        "captchaId": {
         "type": "string",
         "description": "Public id of the captcha; its key is a setting of the server.",
         "pattern": "^[A-Za-z0-9_-]{8,64}$"
        },
        "whenDown": {
         "enum": [
          "refuse",
          "altcha"
         ],
         "description": "What happens while Geetest does not answer the server: nobody gets on, which is usual, or ALTCHA takes its place."
        },
        "script": {
         "type": "string",
         "description": "Address of gt4.js.",
         "pattern": "^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?/[A-Za-z0-9._/-]*$",
         "maxLength": 200
        },
        "origins": {
         "type": "array",
         "description": "Where the script may load from, for the policy of the pages.",
         "items": {
          "type": "string",
          "pattern": "^https?://(\\*\\.)?[A-Za-z0-9.-]+(:[0-9]{1,5})?$",
          "maxLength": 200
         },
         "uniqueItems": true,
         "maxItems": 12
        }
       }
      }
     }
    },
    "senders": {
     "type": "object",
     "additionalProperties": false,
     "description": "Who messages to players come from, where it differs from the settings of the server.",
     "properties": {
      "mail": {
       "type": "string",
       "description": "Mail address.",
       "pattern": "^[^\\s@<>,;\"]+@[^\\s@<>,;\"]+$",
       "maxLength": 254
      },
      "sms": {
       "type": "string",
       "description": "A number, or a name of up to 11 letters and digits, as the provider allows.",
       "pattern": "^(\\+?[0-9]{3,15}|[A-Za-z0-9 ]{1,11})$"
      }
     }
    },
    "maintenance": {
     "type": "boolean",
     "description": "True replaces the whole site by the maintenance page."
    }
   }
  },
  "cashier": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/documents/cashier.schema.json",
   "title": "Cashier",
   "description": "How money comes in and goes out: deposit methods, withdrawal, transfers, with their bounds. Stays on the server; holds nothing secret.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id",
    "banks",
    "deposit",
    "withdrawal"
   ],
   "properties": {
    "$schema": {
     "type": "string",
     "description": "Where this schema stands, for editors."
    },
    "kind": {
     "const": "cashier"
    },
    "id": {
     "type": "string",
     "description": "Same as the file name without .json.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
    },
    "banks": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "order",
      "items"
     ],
     "description": "Banks and wallets of the country.",
     "properties": {
      "order": {
       "type": "array",
       "items": {
        "$ref": "../common.schema.json#/$defs/id"
       },
       "uniqueItems": true,
       "description": "In sequence; what is not named is not offered."
      },
      "items": {
       "type": "object",
       "propertyNames": {
        "pattern": "^[a-zA-Z][a-zA-Z0-9_-]{0,31}$"
       },
       "additionalProperties": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "name",
         "kind"
        ],
        "properties": {
         "name": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64,
          "description": "As the bank calls itself."
         },
         "kind": {
          "enum": [
           "bank",
           "ewallet"
          ],
          "description": "A bank's account, or a wallet by its number."
         },
         "image": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255,
          "x-ref": "image",
          "description": "Its mark."
         },
         "digits": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "min",
           "max"
          ],
          "description": "How many digits its account numbers have.",
          "properties": {
           "min": {
            "type": "integer",
            "minimum": 4,
            "maximum": 34
           },
           "max": {
            "type": "integer",
            "minimum": 4,
            "maximum": 34
           }
          }
         }
        }
       }
      }
     },
     "x-ordered": "items"
    },
    "deposit": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "methods"
     ],
     "description": "Bringing money in.",
     "properties": {
      "methods": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "order",
        "items"
       ],
       "description": "Ways to pay.",
       "properties": {
        "order": {
         "type": "array",
         "items": {
          "$ref": "../common.schema.json#/$defs/id"
         },
         "uniqueItems": true,
         "description": "In sequence; what is not named is not offered."
        },
        "items": {
         "type": "object",
         "propertyNames": {
          "pattern": "^[a-zA-Z][a-zA-Z0-9_-]{0,31}$"
         },
         "additionalProperties": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "kind",
           "name",
           "min",
           "max"
          ],
          "properties": {
           "kind": {
            "enum": [
             "transfer",
             "hosted"
            ],
            "description": "transfer: the player pays to an account of the brand and shows the receipt. hosted: on a page of the payment provider."
           },
           "enabled": {
            "type": "boolean",
            "description": "Off, it is not offered; true unless given."
           },
           "name": {
            "$ref": "../common.schema.json#/$defs/textKey",
            "description": "What it is called."
           },
           "text": {
            "$ref": "../common.schema.json#/$defs/textKey",
            "description": "What a player should know before choosing it."
           },
           "image": {
            "type": "string",
            "minLength": 1,
            "maxLength": 255,
            "x-ref": "image",
            "description": "Its mark."
           },
           "provider": {
            "type": "string",
            "pattern": "^[a-z][a-z0-9]{0,31}$",
            "description": "hosted: which payment provider; its address and secret come from the environment."
           },
           "look": {
            "enum": [
             "wallet",
             "card"
            ],
            "description": "hosted: what the provider's page asks for."
           },
           "min": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000000000000000,
            "description": "The least of one deposit. In minor units of the brand's currency."
           },
           "max": {
            "type": "integer",
            "minimum": 0,
            "maximum": 1000000000000000,
            "description": "The most of one deposit. In minor units of the brand's currency."
           },
           "quick": {
            "type": "array",
            "items": {
             "type": "integer",
             "minimum": 1,
             "maximum": 1000000000000000
            },
            "maxItems": 12,
            "uniqueItems": true,
            "description": "Amounts offered at a touch, in minor units."
           },
           "feePercent": {
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "description": "What the player pays on top, in percent; 0 unless given. Rounded down."
           },
           "minutes": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10080,
            "description": "After how long a deposit that nobody paid expires; 30 unless given."
           },
           "receipt": {
            "type": "boolean",
            "description": "transfer: it is looked at only with a picture of the receipt; true unless given."
           },
           "accounts": {
            "type": "object",
            "additionalProperties": false,
            "required": [
             "order",
             "items"
            ],
            "description": "transfer: accounts of the brand, of which the player chooses one.",
            "properties": {
             "order": {
              "type": "array",
              "items": {
               "$ref": "../common.schema.json#/$defs/id"
              },
              "uniqueItems": true,
              "description": "In sequence; what is not named is not offered."
             },
             "items": {
              "type": "object",
              "propertyNames": {
               "pattern": "^[a-zA-Z][a-zA-Z0-9_-]{0,31}$"
              },
              "additionalProperties": {
               "type": "object",
               "additionalProperties": false,
               "required": [
                "bank",
                "holder",
                "number"
               ],
               "properties": {
                "bank": {
                 "$ref": "../common.schema.json#/$defs/id",
                 "description": "One of banks."
                },
                "holder": {
                 "type": "string",
                 "minLength": 1,
                 "maxLength": 128,
                 "description": "In whose name it is."
                },
                "number": {
                 "type": "string",
                 "minLength": 4,
                 "maxLength": 34,
                 "description": "Where players pay to."
                }
               }
              }
             }
            },
            "x-ordered": "items"
           },
           "sandboxBank": {
            "type": "object",
            "additionalProperties": false,
            "required": [
             "upTo",
             "seconds"
            ],
            "description": "In the sandbox only: a bank that exists only there does what an operator would, up to an amount, after some seconds.",
            "properties": {
             "upTo": {
              "type": "integer",
              "minimum": 0,
              "maximum": 1000000000000000,
              "description": "The most it does by itself. In minor units of the brand's currency."
             },
             "seconds": {
              "type": "integer",
              "minimum": 1,
              "maximum": 3600,
              "description": "How long it takes."
             }
            }
           }
          }
         }
        }
       },
       "x-ordered": "items"
      },
      "waitingMax": {
       "type": "integer",
       "minimum": 1,
       "maximum": 20,
       "description": "Deposits that one member may have waiting; 3 unless given."
      }
     }
    },
    "withdrawal": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "min",
      "max",
      "methods",
      "receiptMinutes"
     ],
     "description": "Taking money out.",
     "properties": {
      "min": {
       "type": "integer",
       "minimum": 0,
       "maximum": 1000000000000000,
       "description": "The least of one. In minor units of the brand's currency."
      },
      "max": {
       "type": "integer",
       "minimum": 0,
       "maximum": 1000000000000000,
       "description": "The most of one. In minor units of the brand's currency."
      },
      "quick": {
       "type": "array",
       "items": {
        "type": "integer",
        "minimum": 1,
        "maximum": 1000000000000000
       },
       "maxItems": 12,
       "uniqueItems": true,
       "description": "Amounts offered at a touch, in minor units."
      },
      "perDay": {
       "type": "object",
       "additionalProperties": false,
       "description": "What one member may do on a day of the brand's time zone.",
       "properties": {
        "count": {
         "type": "integer",
         "minimum": 1,
         "maximum": 1000,
         "description": "How many."
        },
        "sum": {
         "type": "integer",
         "minimum": 0,
         "maximum": 1000000000000000,
         "description": "How much in all. In minor units of the brand's currency."
        }
       }
      },
      "methods": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "order",
        "items"
       ],
       "description": "Where it may go.",
       "properties": {
        "order": {
         "type": "array",
         "items": {
          "$ref": "../common.schema.json#/$defs/id"
         },
         "uniqueItems": true,
         "description": "In sequence; what is not named is not offered."
        },
        "items": {
         "type": "object",
         "propertyNames": {
          "pattern": "^[a-zA-Z][a-zA-Z0-9_-]{0,31}$"
         },
         "additionalProperties": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "kind",
           "name"
          ],
          "properties": {
           "kind": {
            "enum": [
             "bank",
             "ewallet"
            ],
            "description": "Which banks its accounts are of."
           },
           "enabled": {
            "type": "boolean",
            "description": "Off, it is not offered; true unless given."
           },
           "name": {
            "$ref": "../common.schema.json#/$defs/textKey",
            "description": "What it is called."
           },
           "text": {
            "$ref": "../common.schema.json#/$defs/textKey",
            "description": "What a player should know before choosing it."
           },
           "feePercent": {
            "type": "number",
            "minimum": 0,
            "maximum": 20,
            "description": "What is kept of the amount, in percent; 0 unless given. Rounded down."
           }
          }
         }
        }
       },
       "x-ordered": "items"
      },
      "accountsMax": {
       "type": "integer",
       "minimum": 1,
       "maximum": 20,
       "description": "Accounts that one member may keep; 5 unless given."
      },
      "receiptMinutes": {
       "type": "integer",
       "minimum": 1,
       "maximum": 43200,
       "description": "Once it is paid, after how long silence counts as received."
      },
      "autoApproveUpTo": {
       "type": "integer",
       "minimum": 0,
       "maximum": 1000000000000000,
       "description": "Withdrawals up to this are approved without an operator, who still pays them; none unless given. In minor units of the brand's currency."
      },
      "sandboxBank": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "upTo",
        "seconds"
       ],
       "description": "In the sandbox only: a bank that exists only there does what an operator would, up to an amount, after some seconds.",
       "properties": {
        "upTo": {
         "type": "integer",
         "minimum": 0,
         "maximum": 1000000000000000,
         "description": "The most it does by itself. In minor units of the brand's currency."
        },
        "seconds": {
         "type": "integer",
         "minimum": 1,
         "maximum": 3600,
         "description": "How long it takes."
        }
       }
      }
     }
    },
    "transfers": {
     "type": "object",
     "additionalProperties": false,
     "description": "Money between wallets.",
     "properties": {
      "vendor": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "min",
        "max"
       ],
       "description": "Between the wallet and a vendor.",
       "properties": {
        "min": {
         "type": "integer",
         "minimum": 0,
         "maximum": 1000000000000000,
         "description": "The least of one. In minor units of the brand's currency."
        },
        "max": {
         "type": "integer",
         "minimum": 0,
         "maximum": 1000000000000000,
         "description": "The most of one. In minor units of the brand's currency."
        },
        "quick": {
         "type": "array",
         "items": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000000000000000
         },
         "maxItems": 12,
         "uniqueItems": true,
         "description": "Amounts offered at a touch, in minor units."
        },
        "perDay": {
         "type": "object",
         "additionalProperties": false,
         "description": "What one member may do on a day of the brand's time zone.",
         "properties": {
          "count": {
           "type": "integer",
           "minimum": 1,
           "maximum": 1000,
           "description": "How many."
          },
          "sum": {
           "type": "integer",
           "minimum": 0,
           "maximum": 1000000000000000,
           "description": "How much in all. In minor units of the brand's currency."
          }
         }
        }
       }
      },
      "upline": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "min",
        "max"
       ],
       "description": "Between a member and the upline.",
       "properties": {
        "min": {
         "type": "integer",
         "minimum": 0,
         "maximum": 1000000000000000,
         "description": "The least of one. In minor units of the brand's currency."
        },
        "max": {
         "type": "integer",
         "minimum": 0,
         "maximum": 1000000000000000,
         "description": "The most of one. In minor units of the brand's currency."
        },
        "quick": {
         "type": "array",
         "items": {
          "type": "integer",
          "minimum": 1,
          "maximum": 1000000000000000
         },
         "maxItems": 12,
         "uniqueItems": true,
         "description": "Amounts offered at a touch, in minor units."
        },
        "perDay": {
         "type": "object",
         "additionalProperties": false,
         "description": "What one member may do on a day of the brand's time zone.",
         "properties": {
          "count": {
           "type": "integer",
           "minimum": 1,
           "maximum": 1000,
           "description": "How many."
          },
          "sum": {
           "type": "integer",
           "minimum": 0,
           "maximum": 1000000000000000,
           "description": "How much in all. In minor units of the brand's currency."
          }
         }
        }
       }
      }
     }
    },
    "approval": {
     "type": "object",
     "additionalProperties": false,
     "description": "What operators decide.",
     "properties": {
      "fourEyesFrom": {
       "type": "integer",
       "minimum": 0,
       "maximum": 1000000000000000,
       "description": "From this on, two operators have to approve; nobody has to unless given. In minor units of the brand's currency."
      },
      "separate": {
       "type": "boolean",
       "description": "Whoever approved a withdrawal may not mark it as paid, and whoever marked it as paid may not settle what the member says of it. Off unless given."
      }
     }
    }
   }
  },
  "constants": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/documents/constants.schema.json",
   "title": "Constants",
   "description": "Numbers an operator may change.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id",
    "constants"
   ],
   "properties": {
    "$schema": {
     "type": "string",
     "description": "Where this schema stands, for editors."
    },
    "kind": {
     "const": "constants"
    },
    "id": {
     "type": "string",
     "description": "Same as the file name without .json.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
    },
    "constants": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "noticesPerPage": {
       "type": "integer",
       "description": "Announcements a page.",
       "minimum": 1,
       "maximum": 50
      },
      "noticeInterval": {
       "type": "integer",
       "description": "Milliseconds between two lines of the ticker.",
       "minimum": 1500,
       "maximum": 60000
      },
      "agreementAge": {
       "type": "integer",
       "description": "Age confirmed by the agreement.",
       "minimum": 18,
       "maximum": 25
      },
      "birthdayAge": {
       "type": "integer",
       "description": "Youngest age by date of birth.",
       "minimum": 18,
       "maximum": 25
      },
      "verificationCodeMax": {
       "type": "integer",
       "minimum": 4,
       "maximum": 255
      },
      "captchaRefreshMs": {
       "type": "integer",
       "description": "Shortest time between two captcha pictures.",
       "minimum": 0,
       "maximum": 60000
      },
      "sessionIdleMinutes": {
       "type": "integer",
       "minimum": 5,
       "maximum": 1440
      },
      "idleWarningSeconds": {
       "type": "integer",
       "description": "Seconds before the end of an idle session at which the player is warned.",
       "minimum": 15,
       "maximum": 300
      },
      "winnersMinimum": {
       "type": "integer",
       "description": "Smallest payout in minor units that the winners list tells of.",
       "minimum": 0
      },
      "winnersHours": {
       "type": "integer",
       "description": "Hours a win stays in the winners list.",
       "minimum": 1,
       "maximum": 2160
      },
      "winnersMax": {
       "type": "integer",
       "description": "Most wins in the winners list.",
       "minimum": 3,
       "maximum": 50
      },
      "winNoticeHours": {
       "type": "integer",
       "description": "Hours after a draw within which a player who was away is still told of a win.",
       "minimum": 1,
       "maximum": 168
      },
      "rankListMax": {
       "type": "integer",
       "description": "Most players in a rank list.",
       "minimum": 3,
       "maximum": 100
      },
      "sessionHours": {
       "type": "integer",
       "description": "Absolute length of a session.",
       "minimum": 1,
       "maximum": 720
      },
      "launchIdleMinutes": {
       "type": "integer",
       "description": "How long a launched game may go without a bet; then the vendor's bets are refused until it is launched again.",
       "minimum": 5,
       "maximum": 1440
      },
      "passwordExpiryDays": {
       "type": "integer",
       "description": "0 never.",
       "minimum": 0,
       "maximum": 730
      },
      "captchaAfterFailures": {
       "type": "integer",
       "description": "Failed logins after which a captcha is asked for.",
       "minimum": 1,
       "maximum": 20
      },
      "chunkTimeoutMs": {
       "type": "integer",
       "minimum": 1000,
       "maximum": 300000
      },
      "balanceRefreshSeconds": {
       "type": "integer",
       "minimum": 5,
       "maximum": 600
      },
      "captchaMinutes": {
       "type": "integer",
       "description": "How long a captcha picture can be answered.",
       "minimum": 1,
       "maximum": 60
      },
      "loginFailureMinutes": {
       "type": "integer",
       "description": "How long failed logins are remembered.",
       "minimum": 1,
       "maximum": 1440
      },
      "loginFailuresMax": {
       "type": "integer",
       "description": "Failed logins of one account from one address within loginFailureMinutes after which no more are accepted.",
       "minimum": 3,
       "maximum": 1000
      },
      "registrationsPerHour": {
       "type": "integer",
       "description": "Registrations accepted from one address in an hour.",
       "minimum": 1,
       "maximum": 100000
      },
      "freePlaysPerHour": {
       "type": "integer",
       "description": "Demo logins accepted from one address in an hour.",
       "minimum": 1,
       "maximum": 100000
      },
      "captchasPerMinute": {
       "type": "integer",
       "description": "Captcha pictures made for one address in a minute.",
       "minimum": 1,
       "maximum": 100000
      },
      "verificationCodeMinutes": {
       "type": "integer",
       "description": "How long a code that was sent can be used.",
       "minimum": 1,
       "maximum": 60
      },
      "verificationTries": {
       "type": "integer",
       "description": "Wrong answers to one code after which it is worth nothing.",
       "minimum": 1,
       "maximum": 20
      },
      "smsPerNumberHour": {
       "type": "integer",
       "description": "Codes sent to one mobile number in an hour.",
       "minimum": 1,
       "maximum": 1000
      },
      "smsPerAddressHour": {
       "type": "integer",
       "description": "Codes sent for one address in an hour.",
       "minimum": 1,
       "maximum": 100000
      },
      "entriesKeptMinutes": {
       "type": "integer",
       "description": "How long a tab keeps what was typed into a form that keeps it.",
       "minimum": 1,
       "maximum": 1440
      },
      "smsRequestMs": {
       "type": "integer",
       "description": "Shortest time between two requests for a code on a page, in milliseconds.",
       "minimum": 0,
       "maximum": 60000
      },
      "smsCooldownMinutes": {
       "type": "integer",
       "description": "How long a page asks for no further code once there were too many requests.",
       "minimum": 1,
       "maximum": 60
      },
      "passwordMailsPerHour": {
       "type": "integer",
       "description": "Mails about a forgotten password asked for from one address in an hour; a tenth of it for one account.",
       "minimum": 10,
       "maximum": 100000
      },
      "temporaryPasswordMinutes": {
       "type": "integer",
       "description": "How long a temporary password can be used.",
       "minimum": 5,
       "maximum": 1440
      },
      "accountChecksPerMinute": {
       "type": "integer",
       "description": "Questions whether an account is free, asked from one address in a minute.",
       "minimum": 1,
       "maximum": 100000
      },
      "humanCost": {
       "type": "integer",
       "description": "Iterations of one try at the human verification.",
       "minimum": 1,
       "maximum": 100000
      },
      "humanTries": {
       "type": "integer",
       "description": "Tries a browser needs at most for the human verification; half as many on average.",
       "minimum": 2,
       "maximum": 100000
      },
      "loginVerificationMinutes": {
       "type": "integer",
       "description": "Minutes in which a login from an unregistered address has to be verified.",
       "minimum": 2,
       "maximum": 120
      },
      "rememberHours": {
       "type": "integer",
       "description": "Hours for which a browser remembers a login after it was used last.",
       "minimum": 1,
       "maximum": 720
      },
      "humanMinutes": {
       "type": "integer",
       "description": "How long the puzzle of the human verification can be answered.",
       "minimum": 1,
       "maximum": 60
      },
      "trialCredit": {
       "type": "integer",
       "description": "Play money a guest starts with, in minor units.",
       "minimum": 0,
       "maximum": 1000000000
      },
      "totpTries": {
       "type": "integer",
       "description": "Wrong codes of an authenticator within loginFailureMinutes, after which none is accepted.",
       "minimum": 3,
       "maximum": 100
      },
      "totpEnrolmentMinutes": {
       "type": "integer",
       "description": "Minutes in which a new authenticator has to send its first code.",
       "minimum": 2,
       "maximum": 120
      },
      "providerLoginMinutes": {
       "type": "integer",
       "minimum": 1,
       "maximum": 60,
       "description": "Minutes a login that was begun at a provider has to come back."
      },
      "providerProofMinutes": {
       "type": "integer",
       "minimum": 1,
       "maximum": 60,
       "description": "Minutes a signed proof of Telegram or Firebase is good for after the player gave it."
      },
      "providerTicketMinutes": {
       "type": "integer",
       "minimum": 1,
       "maximum": 120,
       "description": "Minutes a player whom a provider vouches for has to register."
      },
      "providerTriesPerMinute": {
       "type": "integer",
       "minimum": 1,
       "maximum": 10000,
       "description": "Logins by providers, begun or brought back, that one address may make in a minute."
      },
      "paymentPasswordTries": {
       "type": "integer",
       "description": "Wrong payment passwords of a member within loginFailureMinutes, after which none is accepted.",
       "minimum": 3,
       "maximum": 20
      },
      "codesPerMemberHour": {
       "type": "integer",
       "description": "Codes that one member who is logged in may have sent in an hour.",
       "minimum": 2,
       "maximum": 100
      },
      "nicknameChangesPerDay": {
       "type": "integer",
       "minimum": 1,
       "maximum": 100
      },
      "launchesPerMinute": {
       "type": "integer",
       "description": "Games that one player may start in a minute.",
       "minimum": 1,
       "maximum": 600
      },
      "favoriteGamesMax": {
       "type": "integer",
       "description": "Games that one player may keep among the favourites.",
       "minimum": 1,
       "maximum": 500
      },
      "recordDaysMax": {
       "type": "integer",
       "description": "Days that a member may look at in one record.",
       "minimum": 1,
       "maximum": 366
      },
      "transfersPerMinute": {
       "type": "integer",
       "description": "Transfers of a member to and from vendors, to uplines and downlines, in a minute.",
       "minimum": 1,
       "maximum": 1000
      },
      "recipientNamesPerMinute": {
       "type": "integer",
       "description": "Names of downlines that an agent looks up in a minute.",
       "minimum": 1,
       "maximum": 1000
      },
      "avatarsPerHour": {
       "type": "integer",
       "description": "Pictures of their own that one member may upload in an hour.",
       "minimum": 1,
       "maximum": 1000
      },
      "cashierAccountsPerDay": {
       "type": "integer",
       "description": "Accounts for withdrawals that one member may try to add in a day.",
       "minimum": 1,
       "maximum": 1000
      },
      "depositsPerHour": {
       "type": "integer",
       "description": "Deposits that one member may begin in an hour.",
       "minimum": 1,
       "maximum": 1000
      },
      "proofsPerHour": {
       "type": "integer",
       "description": "Pictures of receipts and proofs that one member may send in an hour.",
       "minimum": 1,
       "maximum": 1000
      },
      "publishGraceMinutes": {
       "type": "integer",
       "description": "Minutes after its time within which a release that was planned still goes live; later it is reported as missed.",
       "minimum": 1,
       "maximum": 1440
      }
     }
    }
   }
  },
  "errors": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/documents/errors.schema.json",
   "title": "Errors",
   "description": "How a player is told of what was refused or went wrong, by code: the words, how grave it is, and where it is said.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id",
    "errors"
   ],
   "properties": {
    "$schema": {
     "type": "string",
     "description": "Where this schema stands, for editors."
    },
    "kind": {
     "const": "errors"
    },
    "id": {
     "type": "string",
     "description": "Same as the file name without .json.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
    },
    "errors": {
     "type": "object",
     "description": "By code: those of the gateway's calls and those that the page makes itself. A code that is not here is told as UNKNOWN.",
     "propertyNames": {
      "pattern": "^[A-Z][A-Z0-9_]{1,63}$"
     },
     "additionalProperties": {
      "$ref": "#/$defs/error"
     }
    }
   },
   "$defs": {
    "error": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "text",
      "severity",
      "present"
     ],
     "properties": {
      "text": {
       "$ref": "../common.schema.json#/$defs/textKey"
      },
      "severity": {
       "enum": [
        "info",
        "warning",
        "error"
       ],
       "description": "Colour and icon, and how urgently it is read out."
      },
      "present": {
       "enum": [
        "form",
        "field",
        "toast",
        "popup"
       ],
       "description": "Above the button of the form that was sent, at a field of it, as a passing message, or as a popup that has to be answered. Outside a form, what would stand in one is a passing message."
      },
      "fields": {
       "type": "array",
       "description": "Of field: the fields it speaks of, by name. Those that the form shows are marked.",
       "minItems": 1,
       "maxItems": 8,
       "uniqueItems": true,
       "items": {
        "type": "string",
        "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
       }
      },
      "retry": {
       "type": "boolean",
       "description": "Whether sending the same again can go well; a form then offers it."
      },
      "confirm": {
       "description": "Of popup: what its button says.",
       "$ref": "../common.schema.json#/$defs/textKey"
      },
      "action": {
       "description": "Of popup: what its button does; without one it only closes the popup.",
       "$ref": "../common.schema.json#/$defs/action"
      }
     }
    }
   }
  },
  "flags": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/documents/flags.schema.json",
   "title": "Flags",
   "description": "Switches of a brand. The home-state and white-label switches of the platform are among them.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id",
    "flags"
   ],
   "properties": {
    "$schema": {
     "type": "string",
     "description": "Where this schema stands, for editors."
    },
    "kind": {
     "const": "flags"
    },
    "id": {
     "type": "string",
     "description": "Same as the file name without .json.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
    },
    "flags": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "DIRECTREG3": {
       "type": "boolean",
       "x-name": "Register button in the header",
       "description": "Register button in the header."
      },
      "REGMOBVERF3": {
       "type": "boolean",
       "x-name": "SMS code at registration",
       "description": "SMS verification on registration."
      },
      "MOBILEVERCODELOGIN3": {
       "type": "boolean",
       "x-name": "Login by SMS code",
       "description": "Login by SMS code."
      },
      "CHNGPASSVERIF3": {
       "type": "boolean",
       "x-name": "New password by phone",
       "description": "Password reset by phone."
      },
      "loginToHome": {
       "type": "boolean",
       "description": "Visitors are sent to /login."
      },
      "registerByUsername": {
       "type": "boolean",
       "description": "Registration by username."
      },
      "registerByMobile": {
       "type": "boolean",
       "description": "Registration by mobile number."
      },
      "registerMobilePassword": {
       "type": "boolean",
       "description": "Mobile registration with a password. There is none without, so that off it closes registration by mobile number."
      },
      "freePlay": {
       "type": "boolean",
       "description": "Demo login."
      },
      "forceExpiredPasswordChange": {
       "type": "boolean",
       "description": "An expired password must be changed."
      },
      "loginByPhone": {
       "type": "boolean",
       "description": "Login by phone."
      },
      "paymentPasswordAtRegistration": {
       "type": "boolean",
       "description": "Payment password is asked for at registration."
      },
      "tellUnknownAccounts": {
       "type": "boolean",
       "description": "Whoever forgot a password is told when username and e-mail address belong to nobody; off, the answer is the same for all, so that nobody learns who has an account."
      },
      "refuseCommonPasswords": {
       "type": "boolean",
       "description": "New passwords that are on the list of common ones, or are the member's own name or number, are refused."
      },
      "verifyUnregisteredIp": {
       "type": "boolean",
       "description": "A login from an address the member never logged in from is verified: by a code, an authenticator, the payee name."
      },
      "admitUnverifiable": {
       "type": "boolean",
       "description": "A member who has nothing to verify such a login with is let in; else the member has to contact support."
      },
      "newAddressMail": {
       "type": "boolean",
       "description": "A login from a new address is mailed to the member."
      },
      "agentsOnMemberSide": {
       "type": "boolean",
       "description": "Agents may log in on the member side too, not only on their own."
      },
      "humanVerification": {
       "type": "boolean",
       "description": "A puzzle that only a browser solves comes before registration and before login by username."
      },
      "enableCt": {
       "type": "boolean",
       "x-name": "Dividends",
       "description": "Dividend contracts."
      },
      "salary": {
       "type": "boolean",
       "description": "Daily salary contracts."
      },
      "hourSalary": {
       "type": "boolean",
       "description": "Hourly salary contracts."
      }
     }
    }
   }
  },
  "form": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/documents/form.schema.json",
   "title": "Form",
   "description": "A form: groups of fields, how each is asked for, and what submitting does. Which fields show and what they accept comes from rules.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id",
    "order",
    "groups",
    "fields",
    "submit"
   ],
   "properties": {
    "$schema": {
     "type": "string",
     "description": "Where this schema stands, for editors."
    },
    "kind": {
     "const": "form"
    },
    "id": {
     "type": "string",
     "description": "Same as the file name without .json.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
    },
    "rules": {
     "type": "string",
     "description": "Id of the rules document of this form.",
     "x-ref": "rules"
    },
    "title": {
     "$ref": "../common.schema.json#/$defs/textKey"
    },
    "intro": {
     "$ref": "../common.schema.json#/$defs/textKey"
    },
    "order": {
     "type": "array",
     "items": {
      "$ref": "../common.schema.json#/$defs/id"
     },
     "uniqueItems": true,
     "description": "Groups in sequence."
    },
    "groups": {
     "type": "object",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "order"
      ],
      "properties": {
       "label": {
        "$ref": "../common.schema.json#/$defs/textKey",
        "description": "Heading of the group."
       },
       "order": {
        "type": "array",
        "items": {
         "$ref": "../common.schema.json#/$defs/id",
         "x-ref": "field"
        },
        "uniqueItems": true,
        "description": "Fields in sequence."
       },
       "columns": {
        "type": "integer",
        "description": "Columns from 640 px up.",
        "minimum": 1,
        "maximum": 3
       },
       "when": {
        "$ref": "../common.schema.json#/$defs/condition"
       },
       "help": {
        "$ref": "../common.schema.json#/$defs/textKey",
        "description": "A sentence below the heading."
       }
      }
     },
     "propertyNames": {
      "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
     }
    },
    "steps": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "order",
      "items"
     ],
     "properties": {
      "order": {
       "type": "array",
       "items": {
        "$ref": "../common.schema.json#/$defs/id"
       },
       "uniqueItems": true,
       "description": "Steps in sequence."
      },
      "items": {
       "type": "object",
       "additionalProperties": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "label",
         "groups"
        ],
        "properties": {
         "label": {
          "$ref": "../common.schema.json#/$defs/textKey",
          "description": "Name of the step in the progress."
         },
         "help": {
          "$ref": "../common.schema.json#/$defs/textKey",
          "description": "A sentence above its fields."
         },
         "groups": {
          "type": "array",
          "items": {
           "$ref": "../common.schema.json#/$defs/id",
           "x-ref": "group"
          },
          "uniqueItems": true,
          "description": "Groups asked for in this step."
         },
         "next": {
          "$ref": "../common.schema.json#/$defs/textKey",
          "description": "Label of the button that leads on."
         }
        }
       },
       "propertyNames": {
        "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
       }
      }
     },
     "description": "Splits a long form: one step shows at a time, is checked before the next, and what was typed stays. A step without a visible field is left out.",
     "x-ordered": "items"
    },
    "fields": {
     "type": "object",
     "additionalProperties": {
      "$ref": "#/$defs/field"
     },
     "propertyNames": {
      "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
     }
    },
    "modes": {
     "type": "object",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "label"
      ],
      "properties": {
       "label": {
        "$ref": "../common.schema.json#/$defs/textKey"
       },
       "when": {
        "$ref": "../common.schema.json#/$defs/condition"
       },
       "omit": {
        "type": "array",
        "items": {
         "$ref": "../common.schema.json#/$defs/id",
         "x-ref": "field"
        },
        "uniqueItems": true,
        "description": "Fields not asked for in this mode."
       },
       "require": {
        "type": "array",
        "items": {
         "$ref": "../common.schema.json#/$defs/id",
         "x-ref": "field"
        },
        "uniqueItems": true
       },
       "success": {
        "$ref": "#/$defs/success"
       }
      }
     },
     "propertyNames": {
      "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
     },
     "description": "Ways to fill in the form, such as username and mobile."
    },
    "modeOrder": {
     "type": "array",
     "items": {
      "$ref": "../common.schema.json#/$defs/id",
      "x-ref": "mode"
     },
     "uniqueItems": true
    },
    "submit": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "label",
      "action"
     ],
     "properties": {
      "label": {
       "$ref": "../common.schema.json#/$defs/textKey"
      },
      "action": {
       "$ref": "../common.schema.json#/$defs/action"
      },
      "busy": {
       "$ref": "../common.schema.json#/$defs/textKey",
       "description": "Label while it runs."
      },
      "confirm": {
       "$ref": "#/$defs/confirm"
      }
     }
    },
    "actions": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "order",
      "items"
     ],
     "properties": {
      "order": {
       "type": "array",
       "items": {
        "$ref": "../common.schema.json#/$defs/id"
       },
       "uniqueItems": true,
       "description": "Buttons in sequence, after the main one."
      },
      "items": {
       "type": "object",
       "additionalProperties": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "label",
         "action"
        ],
        "properties": {
         "label": {
          "$ref": "../common.schema.json#/$defs/textKey"
         },
         "busy": {
          "$ref": "../common.schema.json#/$defs/textKey",
          "description": "Label while it runs."
         },
         "action": {
          "$ref": "../common.schema.json#/$defs/action"
         },
         "sends": {
          "type": "boolean",
          "description": "True checks the form and sends its values, as submitting does; otherwise it only runs the action."
         },
         "look": {
          "enum": [
           "secondary",
           "plain",
           "danger"
          ]
         },
         "when": {
          "$ref": "../common.schema.json#/$defs/condition"
         },
         "confirm": {
          "$ref": "#/$defs/confirm"
         }
        }
       },
       "propertyNames": {
        "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
       }
      }
     },
     "description": "Further buttons beside submitting.",
     "x-ordered": "items"
    },
    "success": {
     "$ref": "#/$defs/success"
    },
    "failure": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "present"
     ],
     "properties": {
      "present": {
       "enum": [
        "inline",
        "dialog"
       ],
       "description": "Above the button, or in a dialog to confirm."
      },
      "title": {
       "$ref": "../common.schema.json#/$defs/textKey",
       "description": "Title of the dialog."
      }
     },
     "description": "How a refusal of the form as a whole is told."
    },
    "links": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "order",
      "items"
     ],
     "properties": {
      "order": {
       "type": "array",
       "items": {
        "$ref": "../common.schema.json#/$defs/id"
       },
       "uniqueItems": true
      },
      "items": {
       "type": "object",
       "additionalProperties": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "label",
         "action"
        ],
        "properties": {
         "label": {
          "$ref": "../common.schema.json#/$defs/textKey"
         },
         "action": {
          "$ref": "../common.schema.json#/$defs/action"
         },
         "when": {
          "$ref": "../common.schema.json#/$defs/condition"
         }
        }
       },
       "propertyNames": {
        "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
       }
      }
     },
     "description": "Further actions below the button.",
     "x-ordered": "items"
    },
    "showErrors": {
     "enum": [
      "blur",
      "change",
      "submit"
     ],
     "description": "When a message first shows: on leaving a field, on typing, or on submit."
    },
    "keepsEntries": {
     "type": "boolean",
     "description": "What is typed survives a reload and closing the form, in the tab only and for a while; passwords, codes, files, agreements and sensitive fields excepted."
    }
   },
   "x-ordered": "groups",
   "$defs": {
    "field": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "label",
      "input"
     ],
     "properties": {
      "label": {
       "$ref": "../common.schema.json#/$defs/textKey"
      },
      "placeholder": {
       "$ref": "../common.schema.json#/$defs/textKey"
      },
      "help": {
       "$ref": "../common.schema.json#/$defs/textKey"
      },
      "input": {
       "enum": [
        "text",
        "username",
        "password",
        "newPassword",
        "repeatPassword",
        "email",
        "phone",
        "date",
        "select",
        "country",
        "captcha",
        "code",
        "textarea",
        "checkbox",
        "number",
        "radio",
        "amount",
        "bankAccount",
        "upload"
       ],
       "description": "What kind of value is asked for; a widget is chosen by it."
      },
      "autocomplete": {
       "type": "string",
       "description": "HTML autocomplete token."
      },
      "width": {
       "enum": [
        "full",
        "half",
        "third"
       ]
      },
      "trim": {
       "type": "boolean",
       "description": "Strip white space at both ends before checking."
      },
      "equals": {
       "type": "string",
       "description": "The field whose value this one must repeat.",
       "x-ref": "field"
      },
      "rule": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "rules",
        "field"
       ],
       "properties": {
        "rules": {
         "type": "string",
         "description": "Id of the rules document.",
         "x-ref": "rules"
        },
        "field": {
         "$ref": "../common.schema.json#/$defs/id",
         "description": "The field whose rule it is."
        }
       },
       "description": "Takes length and pattern from a rule of another form, such as the password of the registration; whether it is asked for and required is still its own."
      },
      "minAge": {
       "type": "integer",
       "description": "For a date of birth: youngest age in years.",
       "minimum": 1,
       "maximum": 120
      },
      "minAgeFrom": {
       "enum": [
        "agreementAge",
        "birthdayAge"
       ],
       "description": "The constant that says the youngest age, instead of minAge."
      },
      "mustAccept": {
       "type": "boolean",
       "description": "A check box that has to be ticked."
      },
      "options": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "order",
        "items"
       ],
       "properties": {
        "order": {
         "type": "array",
         "items": {
          "$ref": "../common.schema.json#/$defs/id"
         },
         "uniqueItems": true
        },
        "items": {
         "type": "object",
         "additionalProperties": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "label"
          ],
          "properties": {
           "label": {
            "$ref": "../common.schema.json#/$defs/textKey"
           },
           "help": {
            "$ref": "../common.schema.json#/$defs/textKey",
            "description": "A line below the label, for radio cards."
           },
           "image": {
            "$ref": "../common.schema.json#/$defs/image",
            "description": "A picture, for radio cards."
           }
          }
         },
         "propertyNames": {
          "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
         }
        }
       },
       "x-ordered": "items"
      },
      "default": {
       "type": [
        "string",
        "boolean"
       ],
       "description": "Value at the start."
      },
      "initialFrom": {
       "type": "string",
       "description": "Query parameter of the address that fills the field.",
       "pattern": "^[A-Za-z][A-Za-z0-9_]{0,31}$"
      },
      "when": {
       "$ref": "../common.schema.json#/$defs/condition",
       "description": "May also read form.<field>."
      },
      "message": {
       "$ref": "../common.schema.json#/$defs/textKey",
       "description": "Message for a value that is not accepted, instead of the pattern's own."
      },
      "messageSame": {
       "$ref": "../common.schema.json#/$defs/textKey",
       "description": "Message for a value that is not accepted where the rule allows one length only; says it with {{min}}."
      },
      "companion": {
       "type": "string",
       "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$",
       "description": "Name under which the second value of the field is sent: the dialling code of a phone (countryDialingCode), the id of a captcha (captchaId)."
      },
      "link": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "label",
        "action"
       ],
       "properties": {
        "label": {
         "$ref": "../common.schema.json#/$defs/textKey"
        },
        "action": {
         "$ref": "../common.schema.json#/$defs/action"
        }
       },
       "description": "A link inside the label of a check box, where the label says {{link}}, else after it."
      },
      "requiredWhen": {
       "$ref": "../common.schema.json#/$defs/condition",
       "description": "Required while it holds, whatever the rule says. May also read form.<field>."
      },
      "enabledWhen": {
       "$ref": "../common.schema.json#/$defs/condition",
       "description": "While it does not hold, the field shows but cannot be changed, and its value is not sent. May also read form.<field>."
      },
      "whenHidden": {
       "enum": [
        "omit",
        "keep",
        "clear"
       ],
       "description": "A value while its condition hides the field: omit (the default) keeps it on the page and does not send it, keep sends it all the same, clear empties it."
      },
      "check": {
       "enum": [
        "accountFree",
        "affiliateCode",
        "passwordUncommon"
       ],
       "description": "A question to the platform while the form is filled in. The form can be sent when the platform cannot say."
      },
      "showErrors": {
       "enum": [
        "blur",
        "change",
        "submit"
       ],
       "description": "When a message of this field first shows, instead of the policy of the form."
      },
      "minimum": {
       "type": "number",
       "description": "Smallest number; for an amount in minor units of the currency."
      },
      "maximum": {
       "type": "number",
       "description": "Largest number; for an amount in minor units of the currency."
      },
      "quick": {
       "type": "array",
       "items": {
        "type": "integer",
        "minimum": 1
       },
       "maxItems": 8,
       "uniqueItems": true,
       "description": "For an amount: values offered as buttons, in minor units."
      },
      "accept": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "types",
        "maxBytes",
        "maxFiles"
       ],
       "properties": {
        "types": {
         "type": "array",
         "items": {
          "enum": [
           "image/png",
           "image/jpeg",
           "image/webp",
           "application/pdf"
          ]
         },
         "minItems": 1,
         "uniqueItems": true
        },
        "maxBytes": {
         "type": "integer",
         "minimum": 1024,
         "maximum": 20971520,
         "description": "A file is smaller than this."
        },
        "maxFiles": {
         "type": "integer",
         "minimum": 1,
         "maximum": 10
        }
       },
       "description": "For an upload: what may be chosen."
      },
      "sensitive": {
       "type": "boolean",
       "description": "What is typed is never kept in the browser, whatever the form keeps; such as the number of an identity card."
      },
      "strength": {
       "type": "boolean",
       "description": "For a new password: shows how strong it is."
      },
      "search": {
       "type": "boolean",
       "description": "For a select: with a search. Without it, from 12 options up."
      },
      "send": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "label",
        "action"
       ],
       "properties": {
        "label": {
         "$ref": "../common.schema.json#/$defs/textKey"
        },
        "again": {
         "$ref": "../common.schema.json#/$defs/textKey",
         "description": "Label once a code was sent."
        },
        "action": {
         "$ref": "../common.schema.json#/$defs/action"
        },
        "needs": {
         "type": "array",
         "items": {
          "$ref": "../common.schema.json#/$defs/id",
          "x-ref": "field"
         },
         "uniqueItems": true,
         "description": "Fields that have to be right before."
        },
        "seconds": {
         "type": "integer",
         "minimum": 1,
         "maximum": 3600,
         "description": "Wait before the next one, when the platform does not say."
        }
       },
       "description": "For a one-time code: the button that has it sent."
      },
      "textValues": {
       "type": "object",
       "additionalProperties": {
        "enum": [
         "agreementAge",
         "birthdayAge"
        ]
       },
       "propertyNames": {
        "pattern": "^[a-z][A-Za-z0-9]{0,31}$"
       },
       "description": "Numbers of the constants that label, help and message may use, such as {{age}}."
      }
     }
    },
    "confirm": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "title"
     ],
     "properties": {
      "title": {
       "$ref": "../common.schema.json#/$defs/textKey"
      },
      "text": {
       "$ref": "../common.schema.json#/$defs/textKey"
      },
      "summary": {
       "type": "array",
       "items": {
        "$ref": "../common.schema.json#/$defs/id",
        "x-ref": "field"
       },
       "uniqueItems": true,
       "description": "Fields whose values are shown once more."
      },
      "accept": {
       "$ref": "../common.schema.json#/$defs/textKey",
       "description": "Label of the button that goes on."
      },
      "cancel": {
       "$ref": "../common.schema.json#/$defs/textKey",
       "description": "Label of the button that goes back."
      }
     },
     "description": "Asks before it is sent."
    },
    "success": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "present",
      "text"
     ],
     "properties": {
      "present": {
       "enum": [
        "replace",
        "toast"
       ],
       "description": "In the place of the form, or as a passing note."
      },
      "title": {
       "$ref": "../common.schema.json#/$defs/textKey"
      },
      "text": {
       "$ref": "../common.schema.json#/$defs/textKey"
      },
      "action": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "label",
        "action"
       ],
       "properties": {
        "label": {
         "$ref": "../common.schema.json#/$defs/textKey"
        },
        "action": {
         "$ref": "../common.schema.json#/$defs/action"
        }
       },
       "description": "What to do next."
      }
     },
     "description": "What a player sees after the values were accepted; a mode may say its own. Without it the action itself leads on."
    }
   }
  },
  "help": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/documents/help.schema.json",
   "title": "Help",
   "description": "The help centre: articles in a sequence.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id",
    "order",
    "articles"
   ],
   "properties": {
    "$schema": {
     "type": "string",
     "description": "Where this schema stands, for editors."
    },
    "kind": {
     "const": "help"
    },
    "id": {
     "type": "string",
     "description": "Same as the file name without .json.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
    },
    "order": {
     "type": "array",
     "items": {
      "$ref": "../common.schema.json#/$defs/id"
     },
     "uniqueItems": true
    },
    "articles": {
     "type": "object",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "title",
       "body"
      ],
      "properties": {
       "title": {
        "$ref": "../common.schema.json#/$defs/textKey"
       },
       "body": {
        "$ref": "../common.schema.json#/$defs/textKey",
        "description": "HTML, sanitised before it is shown."
       },
       "icon": {
        "$ref": "../common.schema.json#/$defs/icon"
       }
      }
     },
     "propertyNames": {
      "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
     }
    }
   },
   "x-ordered": "articles"
  },
  "lobby": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/documents/lobby.schema.json",
   "title": "Lobby",
   "description": "What the brand offers to play: vendors, games, banners, notices, support and downloads.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id"
   ],
   "properties": {
    "$schema": {
     "type": "string",
     "description": "Where this schema stands, for editors."
    },
    "kind": {
     "const": "lobby"
    },
    "id": {
     "type": "string",
     "description": "Same as the file name without .json.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
    },
    "vendors": {
     "type": "object",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "name",
       "gameType",
       "accountTypeId",
       "vassalage",
       "image"
      ],
      "properties": {
       "name": {
        "type": "string",
        "maxLength": 64
       },
       "gameType": {
        "$ref": "../common.schema.json#/$defs/gameType"
       },
       "accountTypeId": {
        "type": "integer",
        "minimum": 1
       },
       "vassalage": {
        "type": "string",
        "pattern": "^[A-Z0-9_]{2,32}$"
       },
       "image": {
        "$ref": "../common.schema.json#/$defs/image"
       },
       "isHot": {
        "type": "boolean"
       },
       "enabled": {
        "type": "boolean",
        "description": "False takes the vendor out."
       },
       "wallet": {
        "enum": [
         "seamless",
         "transfer"
        ],
        "description": "Seamless: the vendor asks the player's wallet, which is the default. Transfer: money is moved to the vendor first."
       },
       "accountType": {
        "enum": [
         "Lott",
         "Elott",
         "ZY",
         "SEA",
         "TCG_SEA",
         "GPI"
        ],
        "description": "Of a lottery vendor: TCG_SEA opens the provider in a window of its own, GPI starts as any game, the others are the brand's own lotteries."
       },
       "trial": {
        "type": "boolean",
        "description": "False when guests cannot play for play money; true when absent."
       },
       "maintenance": {
        "type": "boolean",
        "description": "True while the vendor is away for maintenance: its games say so instead of starting."
       },
       "jackpots": {
        "type": "boolean",
        "description": "True where the vendor is asked for its running jackpots."
       },
       "hosts": {
        "type": "array",
        "description": "Origins that show the games of the vendor; each start goes to one of them, chosen at random. Without any, the one that the vendor says.",
        "maxItems": 20,
        "uniqueItems": true,
        "items": {
         "type": "string",
         "maxLength": 255,
         "pattern": "^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$"
        }
       }
      }
     },
     "propertyNames": {
      "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
     }
    },
    "vendorOrder": {
     "type": "array",
     "items": {
      "$ref": "../common.schema.json#/$defs/id",
      "x-ref": "vendor"
     },
     "uniqueItems": true
    },
    "games": {
     "type": "object",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "name",
       "code",
       "vendor",
       "image"
      ],
      "properties": {
       "name": {
        "type": "string",
        "maxLength": 64
       },
       "code": {
        "type": "string",
        "maxLength": 64
       },
       "vendor": {
        "type": "string",
        "description": "Id of the vendor.",
        "x-ref": "vendor"
       },
       "image": {
        "$ref": "../common.schema.json#/$defs/image"
       },
       "isHot": {
        "type": "boolean"
       },
       "isNew": {
        "type": "boolean"
       },
       "defaultPlayType": {
        "type": "string",
        "maxLength": 32
       },
       "enabled": {
        "type": "boolean"
       },
       "isGame": {
        "enum": [
         "GAME",
         "VASSALAGE"
        ],
        "description": "VASSALAGE opens the vendor's list of games instead of a game; GAME when absent."
       },
       "names": {
        "type": "object",
        "description": "The name in other languages, by language.",
        "additionalProperties": {
         "type": "string",
         "maxLength": 64
        },
        "propertyNames": {
         "pattern": "^[a-z]{2}(-[A-Z]{2})?$"
        }
       },
       "category": {
        "type": "string",
        "description": "Category within its kind, such as baccarat.",
        "x-ref": "category"
       },
       "rooms": {
        "type": "object",
        "description": "Rooms to choose from before the game starts.",
        "additionalProperties": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "name",
          "minBet",
          "maxBet"
         ],
         "properties": {
          "name": {
           "$ref": "../common.schema.json#/$defs/textKey"
          },
          "minBet": {
           "type": "string",
           "pattern": "^\\d{1,18}$",
           "description": "Minor units."
          },
          "maxBet": {
           "type": "string",
           "pattern": "^\\d{1,18}$",
           "description": "Minor units."
          }
         }
        },
        "propertyNames": {
         "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
        }
       },
       "roomOrder": {
        "type": "array",
        "items": {
         "$ref": "../common.schema.json#/$defs/id"
        },
        "uniqueItems": true
       }
      }
     },
     "propertyNames": {
      "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
     }
    },
    "gameOrder": {
     "type": "array",
     "items": {
      "$ref": "../common.schema.json#/$defs/id",
      "x-ref": "game"
     },
     "uniqueItems": true
    },
    "categories": {
     "type": "object",
     "description": "Categories within the kinds of games: baccarat, roulette and others.",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "title"
      ],
      "properties": {
       "title": {
        "$ref": "../common.schema.json#/$defs/textKey"
       }
      }
     },
     "propertyNames": {
      "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
     }
    },
    "categoryOrder": {
     "type": "array",
     "items": {
      "$ref": "../common.schema.json#/$defs/id",
      "x-ref": "category"
     },
     "uniqueItems": true
    },
    "lanes": {
     "type": "object",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "title",
       "games"
      ],
      "properties": {
       "title": {
        "$ref": "../common.schema.json#/$defs/textKey"
       },
       "games": {
        "type": "array",
        "items": {
         "$ref": "../common.schema.json#/$defs/id",
         "x-ref": "game"
        },
        "uniqueItems": true,
        "description": "Game ids in sequence."
       }
      }
     },
     "propertyNames": {
      "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
     }
    },
    "laneOrder": {
     "type": "array",
     "items": {
      "$ref": "../common.schema.json#/$defs/id",
      "x-ref": "lane"
     },
     "uniqueItems": true
    },
    "notices": {
     "type": "object",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "type",
       "title",
       "content",
       "date"
      ],
      "properties": {
       "type": {
        "enum": [
         "B",
         "PL",
         "PU",
         "PR",
         "H"
        ],
        "description": "B banner, PL player notice, PU popup, PR promotion, H header line."
       },
       "title": {
        "$ref": "../common.schema.json#/$defs/textKey"
       },
       "content": {
        "$ref": "../common.schema.json#/$defs/textKey",
        "description": "HTML, sanitised before it is shown."
       },
       "image": {
        "$ref": "../common.schema.json#/$defs/image"
       },
       "date": {
        "type": "string",
        "description": "When it was issued, ISO 8601 in UTC.",
        "pattern": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$"
       },
       "to": {
        "type": "string",
        "description": "Page the banner leads to.",
        "pattern": "^/[A-Za-z0-9_./?=&-]{0,127}$",
        "x-ref": "page"
       },
       "tone": {
        "enum": [
         "primary",
         "accent",
         "neutral"
        ]
       }
      }
     },
     "propertyNames": {
      "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
     }
    },
    "noticeOrder": {
     "type": "array",
     "items": {
      "$ref": "../common.schema.json#/$defs/id",
      "x-ref": "notice"
     },
     "uniqueItems": true
    },
    "support": {
     "type": "object",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "title",
       "csPosition",
       "type",
       "url"
      ],
      "properties": {
       "title": {
        "$ref": "../common.schema.json#/$defs/textKey"
       },
       "csPosition": {
        "type": "string",
        "maxLength": 32
       },
       "type": {
        "enum": [
         "LIVECHAT",
         "VIBER",
         "TELEGRAM"
        ]
       },
       "url": {
        "type": "string",
        "pattern": "^https://"
       }
      }
     },
     "propertyNames": {
      "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
     }
    },
    "downloads": {
     "type": "object",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "resourceType",
       "url"
      ],
      "properties": {
       "resourceType": {
        "enum": [
         "IOS",
         "ANDROID"
        ]
       },
       "url": {
        "type": "string",
        "pattern": "^https://"
       },
       "qrCodeUrl": {
        "$ref": "../common.schema.json#/$defs/image"
       }
      }
     },
     "propertyNames": {
      "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
     }
    }
   }
  },
  "lotteries": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/documents/lotteries.schema.json",
   "title": "Lotteries",
   "description": "The brand's own lotteries: games with their schedules, bet types with odds and limits, menus and hints.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id",
    "tables",
    "games",
    "groups",
    "groupOrder"
   ],
   "properties": {
    "$schema": {
     "type": "string",
     "description": "Where this schema stands, for editors."
    },
    "kind": {
     "const": "lotteries"
    },
    "id": {
     "type": "string",
     "description": "Same as the file name without .json.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
    },
    "units": {
     "type": "array",
     "items": {
      "type": "string",
      "maxLength": 24,
      "pattern": "^(?:0|[1-9][0-9]{0,11})(?:\\.[0-9]{1,4})?$",
      "description": "What a note may cost, of games with units. In whole units of the currency, decimal."
     },
     "uniqueItems": true,
     "maxItems": 8
    },
    "prizeGroup": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "lowest",
      "highest",
      "member",
      "step"
     ],
     "properties": {
      "lowest": {
       "type": "integer",
       "minimum": 1000,
       "maximum": 2000
      },
      "highest": {
       "type": "integer",
       "minimum": 1000,
       "maximum": 2000
      },
      "member": {
       "type": "integer",
       "minimum": 1000,
       "maximum": 2000,
       "description": "Best prize group of a member who has none of his own."
      },
      "step": {
       "type": "integer",
       "minimum": 1,
       "maximum": 100
      }
     }
    },
    "aliases": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {
      "ZY": {
       "enum": [
        "Lott",
        "Elott",
        "SEA"
       ],
       "description": "The prize mode that ZY stands for."
      }
     }
    },
    "limits": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {
      "minimumStake": {
       "type": "string",
       "maxLength": 24,
       "pattern": "^(?:0|[1-9][0-9]{0,11})(?:\\.[0-9]{1,4})?$",
       "description": "Least stake of one note. In whole units of the currency, decimal."
      },
      "maximumBet": {
       "type": "string",
       "maxLength": 24,
       "pattern": "^(?:0|[1-9][0-9]{0,11})(?:\\.[0-9]{1,4})?$",
       "description": "Most that one bet may cost. In whole units of the currency, decimal."
      },
      "maximumPayout": {
       "type": "string",
       "maxLength": 24,
       "pattern": "^(?:0|[1-9][0-9]{0,11})(?:\\.[0-9]{1,4})?$",
       "description": "Most that one bet pays. In whole units of the currency, decimal."
      }
     }
    },
    "slip": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {
      "lines": {
       "type": "integer",
       "minimum": 1,
       "maximum": 200,
       "description": "Most lines of a slip."
      },
      "multiple": {
       "type": "integer",
       "minimum": 1,
       "maximum": 99999,
       "description": "Highest multiple."
      },
      "chaseDraws": {
       "type": "integer",
       "minimum": 0,
       "maximum": 200,
       "description": "Most further draws of a chase."
      },
      "bets": {
       "type": "integer",
       "minimum": 1,
       "maximum": 5000,
       "description": "Most bets of a slip with its chase."
      },
      "perMinute": {
       "type": "integer",
       "minimum": 1,
       "maximum": 6000,
       "description": "Slips of one member in a minute."
      }
     }
    },
    "hints": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "minimumBet",
      "lines"
     ],
     "properties": {
      "minimumBet": {
       "type": "string",
       "maxLength": 24,
       "pattern": "^(?:0|[1-9][0-9]{0,11})(?:\\.[0-9]{1,4})?$",
       "description": "Least bet that pages hint at. In whole units of the currency, decimal."
      },
      "lines": {
       "type": "integer",
       "minimum": 1,
       "description": "Lines that pages hint at."
      }
     }
    },
    "popular": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "count",
      "full"
     ],
     "properties": {
      "count": {
       "type": "integer",
       "minimum": 1,
       "maximum": 100,
       "description": "Popular numbers that are shown first."
      },
      "full": {
       "type": "integer",
       "minimum": 1,
       "maximum": 100,
       "description": "Numbers of the full list."
      }
     }
    },
    "keepDays": {
     "type": "integer",
     "minimum": 1,
     "maximum": 3660,
     "description": "Days for which draws that nobody bet on are kept."
    },
    "tables": {
     "type": "object",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "family",
       "mode",
       "order",
       "betTypes"
      ],
      "properties": {
       "family": {
        "enum": [
         "vn-north",
         "vn-south",
         "ssc",
         "11x5",
         "k3",
         "pk10",
         "6d"
        ],
        "description": "How the game is drawn, and which bet types there are."
       },
       "mode": {
        "enum": [
         "Lott",
         "ZY",
         "Elott",
         "SEA"
        ],
        "description": "Lott: odds by the player's prize group, who may trade rebate for odds. Elott and SEA: fixed odds. ZY: what `aliases` say."
       },
       "fixedGroup": {
        "type": "integer",
        "minimum": 1000,
        "maximum": 2000,
        "description": "Prize group of fixed odds, for bet types that name no odds."
       },
       "limits": {
        "type": "object",
        "additionalProperties": false,
        "required": [],
        "properties": {
         "minimumStake": {
          "type": "string",
          "maxLength": 24,
          "pattern": "^(?:0|[1-9][0-9]{0,11})(?:\\.[0-9]{1,4})?$",
          "description": "Least stake of one note. In whole units of the currency, decimal."
         },
         "maximumBet": {
          "type": "string",
          "maxLength": 24,
          "pattern": "^(?:0|[1-9][0-9]{0,11})(?:\\.[0-9]{1,4})?$",
          "description": "Most that one bet may cost. In whole units of the currency, decimal."
         },
         "maximumPayout": {
          "type": "string",
          "maxLength": 24,
          "pattern": "^(?:0|[1-9][0-9]{0,11})(?:\\.[0-9]{1,4})?$",
          "description": "Most that one bet pays. In whole units of the currency, decimal."
         }
        }
       },
       "order": {
        "type": "array",
        "items": {
         "type": "string",
         "pattern": "^[a-z0-9][a-z0-9-]{0,63}$"
        },
        "uniqueItems": true,
        "description": "Bet types in sequence; others are not offered."
       },
       "betTypes": {
        "type": "object",
        "propertyNames": {
         "pattern": "^[a-z0-9][a-z0-9-]{0,63}$"
        },
        "additionalProperties": {
         "type": "object",
         "additionalProperties": false,
         "required": [],
         "properties": {
          "odds": {
           "type": "number",
           "minimum": 0,
           "maximum": 10000000,
           "description": "Gross multiplier of a note's stake, at every level."
          },
          "oddsByLevel": {
           "type": "object",
           "additionalProperties": {
            "type": "number",
            "minimum": 0,
            "maximum": 10000000
           },
           "propertyNames": {
            "pattern": "^[a-z0-9][a-z0-9-]{0,63}$"
           },
           "description": "Gross multiplier of a note's stake at levels that pay otherwise."
          },
          "cost": {
           "type": "integer",
           "minimum": 1,
           "maximum": 1000,
           "description": "Stakes of one note that each note costs; 1 unless given."
          },
          "limits": {
           "type": "object",
           "additionalProperties": false,
           "required": [],
           "properties": {
            "minimumStake": {
             "type": "string",
             "maxLength": 24,
             "pattern": "^(?:0|[1-9][0-9]{0,11})(?:\\.[0-9]{1,4})?$",
             "description": "Least stake of one note. In whole units of the currency, decimal."
            },
            "maximumBet": {
             "type": "string",
             "maxLength": 24,
             "pattern": "^(?:0|[1-9][0-9]{0,11})(?:\\.[0-9]{1,4})?$",
             "description": "Most that one bet may cost. In whole units of the currency, decimal."
            },
            "maximumPayout": {
             "type": "string",
             "maxLength": 24,
             "pattern": "^(?:0|[1-9][0-9]{0,11})(?:\\.[0-9]{1,4})?$",
             "description": "Most that one bet pays. In whole units of the currency, decimal."
            }
           }
          }
         }
        }
       }
      },
      "x-ordered": "betTypes"
     },
     "propertyNames": {
      "pattern": "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"
     }
    },
    "games": {
     "type": "object",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "name",
       "image",
       "accountType",
       "table"
      ],
      "properties": {
       "name": {
        "type": "string",
        "maxLength": 64
       },
       "image": {
        "$ref": "../common.schema.json#/$defs/image"
       },
       "accountType": {
        "enum": [
         "Lott",
         "Elott"
        ],
        "description": "Which of the brand's own accounts the game is played on. Lotteries of a provider are vendors of the lobby."
       },
       "table": {
        "type": "string",
        "description": "Id of the table of bet types.",
        "x-ref": "lotteryTable"
       },
       "region": {
        "enum": [
         "north",
         "central",
         "south"
        ],
        "description": "Region of Vietnam."
       },
       "schedule": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "days",
         "time",
         "timeZone",
         "closesMinutesBefore"
        ],
        "properties": {
         "days": {
          "type": "array",
          "items": {
           "type": "integer",
           "minimum": 0,
           "maximum": 6
          },
          "uniqueItems": true,
          "minItems": 1,
          "description": "Days of the week, 0 is Sunday."
         },
         "time": {
          "type": "string",
          "maxLength": 5,
          "pattern": "^(?:[01][0-9]|2[0-3]):[0-5][0-9]$",
          "description": "Time of the draw in timeZone."
         },
         "timeZone": {
          "type": "string",
          "maxLength": 64,
          "x-ref": "timeZone"
         },
         "closesMinutesBefore": {
          "type": "integer",
          "minimum": 0,
          "maximum": 240
         },
         "revealSeconds": {
          "type": "integer",
          "minimum": 0,
          "maximum": 3600,
          "description": "Time in which the tiers come to light, from the lowest to the highest."
         }
        },
        "description": "Days and time of the draws; of a game drawn all day `repeats` instead."
       },
       "repeats": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "everyMinutes",
         "timeZone",
         "closesSecondsBefore"
        ],
        "properties": {
         "everyMinutes": {
          "type": "integer",
          "minimum": 1,
          "maximum": 720,
          "description": "From midnight in timeZone; a divisor of 1440."
         },
         "timeZone": {
          "type": "string",
          "maxLength": 64,
          "x-ref": "timeZone"
         },
         "closesSecondsBefore": {
          "type": "integer",
          "minimum": 1,
          "maximum": 600
         },
         "revealSeconds": {
          "type": "integer",
          "minimum": 0,
          "maximum": 60
         }
        },
        "description": "How often a game is drawn that is drawn all day. A game with neither is not there."
       },
       "defaultPlayType": {
        "type": "string",
        "maxLength": 64
       },
       "isHot": {
        "type": "boolean"
       },
       "enabled": {
        "type": "boolean",
        "description": "False takes the game out."
       },
       "cancel": {
        "type": "boolean",
        "description": "Whether players may take bets back while a draw is open."
       },
       "results": {
        "enum": [
         "own",
         "feed"
        ],
        "description": "own: the server draws, fairly; feed: the brand sends results. own unless given."
       }
      }
     },
     "propertyNames": {
      "pattern": "^[a-z0-9][a-z0-9-]{0,31}$"
     }
    },
    "groups": {
     "type": "object",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "label",
       "games"
      ],
      "properties": {
       "label": {
        "$ref": "../common.schema.json#/$defs/textKey"
       },
       "games": {
        "type": "array",
        "items": {
         "type": "string",
         "pattern": "^[a-z0-9][a-z0-9-]{0,31}$",
         "x-ref": "lottery"
        },
        "uniqueItems": true,
        "description": "Codes of games in sequence."
       }
      }
     },
     "propertyNames": {
      "pattern": "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"
     }
    },
    "groupOrder": {
     "type": "array",
     "items": {
      "$ref": "../common.schema.json#/$defs/id",
      "x-ref": "lotteryGroup"
     },
     "uniqueItems": true,
     "description": "Groups of the menu in sequence."
    }
   }
  },
  "menu": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/documents/menu.schema.json",
   "title": "Menu",
   "description": "Entries in a sequence, each with a label, an action, a condition and a badge.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id",
    "order",
    "items"
   ],
   "properties": {
    "$schema": {
     "type": "string",
     "description": "Where this schema stands, for editors."
    },
    "kind": {
     "const": "menu"
    },
    "id": {
     "type": "string",
     "description": "Same as the file name without .json.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
    },
    "label": {
     "$ref": "../common.schema.json#/$defs/textKey",
     "description": "Name for screen readers."
    },
    "order": {
     "type": "array",
     "items": {
      "$ref": "../common.schema.json#/$defs/id"
     },
     "uniqueItems": true
    },
    "items": {
     "type": "object",
     "additionalProperties": {
      "$ref": "#/$defs/item"
     },
     "propertyNames": {
      "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
     }
    }
   },
   "x-ordered": "items",
   "$defs": {
    "item": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "label": {
       "$ref": "../common.schema.json#/$defs/textKey",
       "description": "What the entry says."
      },
      "hint": {
       "$ref": "../common.schema.json#/$defs/textKey",
       "description": "A second line or tooltip."
      },
      "icon": {
       "$ref": "../common.schema.json#/$defs/icon"
      },
      "image": {
       "$ref": "../common.schema.json#/$defs/image"
      },
      "action": {
       "$ref": "../common.schema.json#/$defs/action"
      },
      "when": {
       "$ref": "../common.schema.json#/$defs/condition"
      },
      "badge": {
       "type": "object",
       "additionalProperties": false,
       "properties": {
        "fact": {
         "type": "string",
         "description": "A numeric fact; the badge shows above 0.",
         "x-ref": "fact"
        },
        "text": {
         "$ref": "../common.schema.json#/$defs/textKey",
         "description": "A fixed badge such as \"Hot\"."
        },
        "tone": {
         "enum": [
          "accent",
          "danger",
          "success"
         ]
        }
       },
       "description": "A count or a word on the entry."
      },
      "dropdown": {
       "type": "object",
       "additionalProperties": false,
       "properties": {
        "vendors": {
         "$ref": "../common.schema.json#/$defs/gameType"
        }
       },
       "description": "Shows the vendors of a category below the entry."
      },
      "children": {
       "$ref": "#/$defs/entries"
      }
     }
    },
    "entries": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "order",
      "items"
     ],
     "properties": {
      "order": {
       "type": "array",
       "items": {
        "$ref": "../common.schema.json#/$defs/id"
       },
       "uniqueItems": true
      },
      "items": {
       "type": "object",
       "additionalProperties": {
        "$ref": "#/$defs/item"
       }
      }
     },
     "x-ordered": "items"
    }
   }
  },
  "patterns": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/documents/patterns.schema.json",
   "title": "Patterns",
   "description": "The catalogue of patterns that fields accept, each with its message and with examples that are run.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id",
    "patterns"
   ],
   "properties": {
    "$schema": {
     "type": "string",
     "description": "Where this schema stands, for editors."
    },
    "kind": {
     "const": "patterns"
    },
    "id": {
     "type": "string",
     "description": "Same as the file name without .json.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
    },
    "patterns": {
     "type": "object",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "pattern",
       "message",
       "messageSame",
       "valid",
       "invalid"
      ],
      "properties": {
       "pattern": {
        "type": "string",
        "description": "Regular expression, compiled with the u flag and matched against the whole value; * accepts anything.",
        "maxLength": 512
       },
       "message": {
        "$ref": "../common.schema.json#/$defs/textKey",
        "description": "Template with {{min}} and {{max}}."
       },
       "messageSame": {
        "$ref": "../common.schema.json#/$defs/textKey",
        "description": "Template with {{min}} for equal bounds."
       },
       "messageOpen": {
        "$ref": "../common.schema.json#/$defs/textKey",
        "description": "Text without bounds, for a field that has no minLength or no maxLength."
       },
       "description": {
        "$ref": "../common.schema.json#/$defs/textKey",
        "description": "Said to operators in the list of patterns."
       },
       "valid": {
        "type": "array",
        "items": {
         "type": "string"
        },
        "minItems": 1,
        "uniqueItems": true
       },
       "invalid": {
        "type": "array",
        "items": {
         "type": "string"
        },
        "uniqueItems": true
       }
      }
     },
     "propertyNames": {
      "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
     }
    }
   }
  },
  "protection": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/documents/protection.schema.json",
   "title": "Protection",
   "description": "What players may set to protect themselves. Stays on the server; pages get their choices from the gateway.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id"
   ],
   "properties": {
    "$schema": {
     "type": "string",
     "description": "Where this schema stands, for editors."
    },
    "kind": {
     "const": "protection"
    },
    "id": {
     "type": "string",
     "description": "Same as the file name without .json.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
    },
    "limits": {
     "type": "object",
     "description": "Limits that members set for themselves.",
     "additionalProperties": false,
     "properties": {
      "deposit": {
       "type": "boolean",
       "description": "What is paid in may be limited."
      },
      "stake": {
       "type": "boolean",
       "description": "What is staked may be limited."
      },
      "loss": {
       "type": "boolean",
       "description": "What is lost, stakes less payouts, may be limited."
      },
      "raiseHours": {
       "type": "integer",
       "description": "Hours before a less strict limit may be confirmed.",
       "minimum": 24,
       "maximum": 720
      },
      "confirmHours": {
       "type": "integer",
       "description": "Hours it may be confirmed from then on; after that it has to be asked for again.",
       "minimum": 1,
       "maximum": 720
      }
     }
    },
    "realityCheck": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "minutes": {
       "type": "array",
       "description": "Minutes between two reality checks that members may choose.",
       "items": {
        "type": "integer",
        "minimum": 5,
        "maximum": 240
       },
       "uniqueItems": true,
       "minItems": 1,
       "maxItems": 8
      },
      "first": {
       "type": "integer",
       "description": "Minutes for whoever has not chosen; 0 for none.",
       "minimum": 0,
       "maximum": 240
      },
      "mayTurnOff": {
       "type": "boolean",
       "description": "Members may do without."
      }
     }
    },
    "timeOutHours": {
     "type": "array",
     "description": "Lengths of a time-out, in hours: a day to six weeks.",
     "items": {
      "type": "integer",
      "minimum": 24,
      "maximum": 1008
     },
     "uniqueItems": true,
     "minItems": 1,
     "maxItems": 8
    },
    "selfExclusionMonths": {
     "type": "array",
     "description": "Lengths of a self-exclusion, in months: half a year to five years.",
     "items": {
      "type": "integer",
      "minimum": 6,
      "maximum": 60
     },
     "uniqueItems": true,
     "minItems": 1,
     "maxItems": 8
    },
    "permanentExclusion": {
     "type": "boolean",
     "description": "Members may exclude themselves for good."
    }
   }
  },
  "providers": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/documents/providers.schema.json",
   "title": "Providers",
   "description": "Other ways into a brand than its own accounts: who vouches for a player, and in which order they are offered. Holds nothing secret.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id",
    "order",
    "items"
   ],
   "properties": {
    "$schema": {
     "type": "string",
     "description": "Where this schema stands, for editors."
    },
    "kind": {
     "const": "providers"
    },
    "id": {
     "type": "string",
     "description": "Same as the file name without .json.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
    },
    "order": {
     "type": "array",
     "items": {
      "$ref": "../common.schema.json#/$defs/id"
     },
     "uniqueItems": true,
     "description": "Providers in sequence."
    },
    "items": {
     "type": "object",
     "propertyNames": {
      "pattern": "^[a-z][a-z0-9]{0,31}$"
     },
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "kind",
       "enabled",
       "label",
       "mark"
      ],
      "properties": {
       "kind": {
        "enum": [
         "oidc",
         "facebook",
         "telegram",
         "firebase"
        ],
        "description": "oidc: a provider that speaks OpenID Connect, such as Google. facebook: OAuth with PKCE and a profile like its Graph's. telegram: data signed with the token of a bot. firebase: a mobile number that Firebase verifies."
       },
       "enabled": {
        "type": "boolean",
        "description": "Whether the brand offers this way."
       },
       "label": {
        "$ref": "../common.schema.json#/$defs/textKey",
        "description": "What its button says."
       },
       "mark": {
        "enum": [
         "google",
         "facebook",
         "telegram",
         "phone",
         "key"
        ],
        "description": "The sign on its button."
       },
       "issuer": {
        "type": "string",
        "maxLength": 512,
        "pattern": "^(?:https://[A-Za-z0-9.-]+|http://(?:127\\.0\\.0\\.1|(?:[a-z0-9-]+\\.)*localhost))(?::\\d{1,5})?(?:/[A-Za-z0-9._~/@-]*)?$",
        "description": "OpenID Connect, Firebase: address of the issuer; everything else is found there."
       },
       "clientId": {
        "type": "string",
        "minLength": 1,
        "maxLength": 255,
        "description": "OpenID Connect, Facebook: what the provider calls this brand. Public; the secret stands in the environment."
       },
       "scopes": {
        "type": "array",
        "items": {
         "type": "string",
         "pattern": "^[A-Za-z0-9_:/.-]{1,128}$"
        },
        "maxItems": 16,
        "uniqueItems": true,
        "description": "OpenID Connect, Facebook: what the provider is asked for."
       },
       "authorization": {
        "type": "string",
        "maxLength": 512,
        "pattern": "^(?:https://[A-Za-z0-9.-]+|http://(?:127\\.0\\.0\\.1|(?:[a-z0-9-]+\\.)*localhost))(?::\\d{1,5})?(?:/[A-Za-z0-9._~/@-]*)?$",
        "description": "Facebook, Telegram: where players say yes."
       },
       "token": {
        "type": "string",
        "maxLength": 512,
        "pattern": "^(?:https://[A-Za-z0-9.-]+|http://(?:127\\.0\\.0\\.1|(?:[a-z0-9-]+\\.)*localhost))(?::\\d{1,5})?(?:/[A-Za-z0-9._~/@-]*)?$",
        "description": "Facebook: where a code is exchanged."
       },
       "profile": {
        "type": "string",
        "maxLength": 512,
        "pattern": "^(?:https://[A-Za-z0-9.-]+|http://(?:127\\.0\\.0\\.1|(?:[a-z0-9-]+\\.)*localhost))(?::\\d{1,5})?(?:/[A-Za-z0-9._~/@-]*)?$",
        "description": "Facebook: who is there: answers id, and name and email where it may."
       },
       "botId": {
        "type": "string",
        "pattern": "^\\d{1,20}$",
        "description": "Telegram: number of the bot: what stands before the colon of its token."
       },
       "projectId": {
        "type": "string",
        "pattern": "^[a-z][a-z0-9-]{3,62}$",
        "description": "Firebase: projectId"
       },
       "apiKey": {
        "type": "string",
        "minLength": 1,
        "maxLength": 255,
        "description": "Firebase: the key of the web app, which is public."
       },
       "authDomain": {
        "type": "string",
        "pattern": "^[a-z0-9.-]{1,253}$",
        "description": "Firebase: authDomain"
       },
       "jwks": {
        "type": "string",
        "maxLength": 512,
        "pattern": "^(?:https://[A-Za-z0-9.-]+|http://(?:127\\.0\\.0\\.1|(?:[a-z0-9-]+\\.)*localhost))(?::\\d{1,5})?(?:/[A-Za-z0-9._~/@-]*)?$",
        "description": "Firebase: keys that the tokens are signed with; Google's unless given."
       },
       "emulator": {
        "type": "string",
        "maxLength": 512,
        "pattern": "^(?:https://[A-Za-z0-9.-]+|http://(?:127\\.0\\.0\\.1|(?:[a-z0-9-]+\\.)*localhost))(?::\\d{1,5})?(?:/[A-Za-z0-9._~/@-]*)?$",
        "description": "Firebase: an emulator of Firebase Auth in place of Google, for trials."
       }
      }
     }
    }
   },
   "x-ordered": "items"
  },
  "rules": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/documents/rules.schema.json",
   "title": "Rules",
   "description": "What the server accepts, field by field.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id",
    "fields"
   ],
   "properties": {
    "$schema": {
     "type": "string",
     "description": "Where this schema stands, for editors."
    },
    "kind": {
     "const": "rules"
    },
    "id": {
     "type": "string",
     "description": "Same as the file name without .json.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
    },
    "fields": {
     "type": "object",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "enabled",
       "required"
      ],
      "properties": {
       "enabled": {
        "type": "boolean",
        "description": "False leaves the field out."
       },
       "required": {
        "type": "boolean"
       },
       "minLength": {
        "type": "integer",
        "description": "In characters (code points).",
        "minimum": 0,
        "maximum": 10000
       },
       "maxLength": {
        "type": "integer",
        "description": "In characters (code points).",
        "minimum": 0,
        "maximum": 10000
       },
       "acceptedPattern": {
        "type": "string",
        "description": "A pattern of its own instead of patternId; * accepts anything.",
        "maxLength": 512
       },
       "patternId": {
        "type": "string",
        "description": "A pattern of the catalogue.",
        "x-ref": "pattern"
       }
      }
     },
     "propertyNames": {
      "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
     }
    }
   }
  },
  "screen": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/documents/screen.schema.json",
   "title": "Screen",
   "description": "A tree of blocks: a page with a path, a modal, a frame around pages, or a panel of a centre.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id",
    "presentation",
    "body"
   ],
   "properties": {
    "$schema": {
     "type": "string",
     "description": "Where this schema stands, for editors."
    },
    "kind": {
     "const": "screen"
    },
    "id": {
     "type": "string",
     "description": "Same as the file name without .json.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
    },
    "presentation": {
     "enum": [
      "page",
      "modal",
      "frame",
      "panel"
     ],
     "description": "Where the screen shows."
    },
    "path": {
     "type": "string",
     "description": "Address of a page.",
     "pattern": "^/(?:[A-Za-z0-9_.-][A-Za-z0-9_./-]{0,126})?$"
    },
    "aliases": {
     "type": "array",
     "items": {
      "type": "string",
      "pattern": "^/(?:[A-Za-z0-9_.-][A-Za-z0-9_./-]{0,126})?$"
     },
     "description": "Further addresses of the page.",
     "uniqueItems": true
    },
    "over": {
     "type": "string",
     "description": "For an address that opens a modal: the id of the modal shown over this page.",
     "x-ref": "modal"
    },
    "frame": {
     "enum": [
      "full",
      "header",
      "none"
     ],
     "description": "Frame around a page: the screens frame-full, frame-header or frame-none.",
     "x-ref": "frame"
    },
    "title": {
     "$ref": "../common.schema.json#/$defs/textKey",
     "description": "Title of the page or modal."
    },
    "description": {
     "$ref": "../common.schema.json#/$defs/textKey",
     "description": "Meta description of a page."
    },
    "size": {
     "enum": [
      "small",
      "medium",
      "large",
      "full"
     ],
     "description": "Width of a modal."
    },
    "params": {
     "type": "object",
     "additionalProperties": {
      "type": "string",
      "maxLength": 64
     },
     "description": "Values the blocks of this screen read, such as games: \"RNG\"."
    },
    "when": {
     "$ref": "../common.schema.json#/$defs/condition",
     "description": "A page or panel whose condition is false says why and offers the way in."
    },
    "body": {
     "$ref": "../common.schema.json#/$defs/slot"
    }
   }
  },
  "texts": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/documents/texts.schema.json",
   "title": "Texts",
   "description": "The words of one language, i18next JSON: {{name}} interpolates, _one and _other are plurals.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id",
    "texts"
   ],
   "properties": {
    "$schema": {
     "type": "string",
     "description": "Where this schema stands, for editors."
    },
    "kind": {
     "const": "texts"
    },
    "id": {
     "type": "string",
     "description": "Same as the file name without .json.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
    },
    "name": {
     "type": "string",
     "description": "The language in its own words."
    },
    "texts": {
     "type": "object",
     "additionalProperties": {
      "type": "string",
      "maxLength": 20000
     },
     "propertyNames": {
      "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,127}$"
     }
    },
    "madeFrom": {
     "type": "object",
     "description": "The mark of the source words each translation was made from, by key. One that differs from its source's is behind; without a mark a translation counts as up to date. Kept by the console.",
     "additionalProperties": {
      "type": "string",
      "pattern": "^[0-9a-f]{8}$"
     },
     "propertyNames": {
      "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,127}$"
     }
    }
   }
  },
  "theme": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/documents/theme.schema.json",
   "title": "Theme",
   "description": "Design tokens of a brand: colours of both modes, type, shape, motion.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "kind",
    "id"
   ],
   "properties": {
    "$schema": {
     "type": "string",
     "description": "Where this schema stands, for editors."
    },
    "kind": {
     "const": "theme"
    },
    "id": {
     "type": "string",
     "description": "Same as the file name without .json.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
    },
    "modes": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "dark": {
       "$ref": "#/$defs/mode"
      },
      "light": {
       "$ref": "#/$defs/mode"
      }
     },
     "description": "Colours of the dark and of the light mode."
    },
    "type": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "body": {
       "enum": [
        "outfit",
        "sora",
        "fraunces",
        "nunito",
        "system"
       ],
       "description": "Family of running text."
      },
      "display": {
       "enum": [
        "outfit",
        "sora",
        "fraunces",
        "nunito",
        "system"
       ],
       "description": "Family of headings."
      },
      "scale": {
       "type": "number",
       "minimum": 1.1,
       "maximum": 1.5,
       "description": "Ratio between heading sizes."
      },
      "weightDisplay": {
       "type": "integer",
       "minimum": 300,
       "maximum": 900,
       "description": "Weight of headings; 400 is regular, 700 bold."
      },
      "uppercaseDisplay": {
       "type": "boolean",
       "description": "Headings in capitals where the script has them."
      }
     },
     "description": "Fonts and their sizes."
    },
    "shape": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "radius": {
       "type": "integer",
       "description": "Corner radius of controls in px.",
       "minimum": 0,
       "maximum": 32
      },
      "radiusCard": {
       "type": "integer",
       "description": "Corner radius of cards in px.",
       "minimum": 0,
       "maximum": 40
      },
      "borderWidth": {
       "type": "integer",
       "minimum": 0,
       "maximum": 4,
       "description": "Width of borders in px."
      },
      "elevation": {
       "enum": [
        "flat",
        "soft",
        "glow"
       ],
       "description": "How raised surfaces stand out."
      }
     },
     "description": "Corners, borders and shadows."
    },
    "layout": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "maxWidth": {
       "type": "integer",
       "description": "Widest content in px.",
       "minimum": 960,
       "maximum": 1920
      },
      "density": {
       "enum": [
        "compact",
        "cosy",
        "roomy"
       ],
       "description": "How much room stands between things."
      }
     },
     "description": "Width and spacing of pages."
    },
    "motion": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "duration": {
       "type": "integer",
       "description": "Length of a transition in ms; 0 switches motion off.",
       "minimum": 0,
       "maximum": 600
      },
      "hover": {
       "enum": [
        "none",
        "lift",
        "zoom",
        "glow"
       ],
       "description": "What cards do under the pointer."
      }
     },
     "description": "How things move."
    },
    "backdrop": {
     "enum": [
      "plain",
      "gradient",
      "mesh",
      "rays",
      "paper"
     ],
     "description": "Decoration behind the page."
    }
   },
   "$defs": {
    "mode": {
     "description": "Colours of one mode. Text on its background is checked for contrast.",
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "canvas": {
       "$ref": "../common.schema.json#/$defs/color",
       "description": "The page itself."
      },
      "surface": {
       "$ref": "../common.schema.json#/$defs/color",
       "description": "Cards, panels and bars on the page."
      },
      "surfaceRaised": {
       "$ref": "../common.schema.json#/$defs/color",
       "description": "What stands out from a surface: menus, quiet buttons."
      },
      "surfaceSunken": {
       "$ref": "../common.schema.json#/$defs/color",
       "description": "What lies deeper: fields, tracks."
      },
      "text": {
       "$ref": "../common.schema.json#/$defs/color",
       "description": "Running text and headings."
      },
      "textMuted": {
       "$ref": "../common.schema.json#/$defs/color",
       "description": "Less important text."
      },
      "border": {
       "$ref": "../common.schema.json#/$defs/color",
       "description": "Lines around and between things."
      },
      "primary": {
       "$ref": "../common.schema.json#/$defs/color",
       "description": "Main buttons and what is selected."
      },
      "onPrimary": {
       "$ref": "../common.schema.json#/$defs/color",
       "description": "Text and icons on the primary colour."
      },
      "accent": {
       "$ref": "../common.schema.json#/$defs/color",
       "description": "Highlights, badges and second buttons."
      },
      "onAccent": {
       "$ref": "../common.schema.json#/$defs/color",
       "description": "Text and icons on the accent colour."
      },
      "danger": {
       "$ref": "../common.schema.json#/$defs/color",
       "description": "Errors and what cannot be undone."
      },
      "onDanger": {
       "$ref": "../common.schema.json#/$defs/color",
       "description": "Text and icons on the danger colour."
      },
      "success": {
       "$ref": "../common.schema.json#/$defs/color",
       "description": "What went well."
      },
      "warning": {
       "$ref": "../common.schema.json#/$defs/color",
       "description": "What needs attention."
      },
      "focus": {
       "$ref": "../common.schema.json#/$defs/color",
       "description": "The ring around what the keyboard is at."
      },
      "heroFrom": {
       "$ref": "../common.schema.json#/$defs/color",
       "description": "Where the gradient of banners begins."
      },
      "heroTo": {
       "$ref": "../common.schema.json#/$defs/color",
       "description": "Where the gradient of banners ends."
      }
     }
    }
   }
  }
 },
 "blocks": {
  "accountOverview": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/accountOverview.schema.json",
   "title": "AccountOverviewProps",
   "description": "My account: who is logged in, labels, last login, balance.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "picture": {
     "$ref": "../common.schema.json#/$defs/action",
     "description": "Opens where the member chooses a picture."
    }
   }
  },
  "accountRecord": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/accountRecord.schema.json",
   "title": "AccountRecordProps",
   "description": "What was booked on the wallet: by days and type, with the balance after each, also as a file.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "size": {
     "type": "integer",
     "minimum": 1,
     "maximum": 50,
     "description": "Lines a page; 10 unless given."
    }
   }
  },
  "actionButton": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/actionButton.schema.json",
   "title": "ActionButtonProps",
   "description": "A button or link.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "label",
    "action"
   ],
   "properties": {
    "label": {
     "$ref": "../common.schema.json#/$defs/textKey"
    },
    "action": {
     "$ref": "../common.schema.json#/$defs/action"
    },
    "tone": {
     "enum": [
      "primary",
      "accent",
      "quiet"
     ]
    },
    "size": {
     "enum": [
      "small",
      "medium",
      "large"
     ]
    },
    "icon": {
     "$ref": "../common.schema.json#/$defs/icon"
    }
   }
  },
  "addressList": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/addressList.schema.json",
   "title": "AddressListProps",
   "description": "Where the member has logged in from, with a way to forget each.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "announcementList": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/announcementList.schema.json",
   "title": "AnnouncementListProps",
   "description": "Announcements a page at a time with a detail pane.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "avatarEditor": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/avatarEditor.schema.json",
   "title": "AvatarEditorProps",
   "description": "Chooses the picture of the member: an own one, cropped on the page, or one of the brand's.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "maxMegabytes": {
     "type": "integer",
     "description": "Largest file that may be chosen; the platform takes less than 5.",
     "minimum": 1,
     "maximum": 5
    }
   }
  },
  "bettingRecord": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/bettingRecord.schema.json",
   "title": "BettingRecordProps",
   "description": "The member's bets: by days, game type, vendor and state, with the sums of the range.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "size": {
     "type": "integer",
     "minimum": 1,
     "maximum": 50,
     "description": "Lines a page; 10 unless given."
    }
   }
  },
  "bottomBar": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/bottomBar.schema.json",
   "title": "BottomBarProps",
   "description": "Bar along the bottom edge below 900 px, with the entries of a menu.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "menu"
   ],
   "properties": {
    "menu": {
     "type": "string",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$",
     "x-ref": "menu"
    }
   }
  },
  "brandLogo": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/brandLogo.schema.json",
   "title": "BrandLogoProps",
   "description": "Logo of the brand, leads home.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "size": {
     "enum": [
      "small",
      "medium",
      "large"
     ]
    }
   }
  },
  "cashierHistory": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/cashierHistory.schema.json",
   "title": "CashierHistoryProps",
   "description": "Deposits or withdrawals of the member with what became of them, the newest first.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "of": {
     "enum": [
      "deposits",
      "withdrawals"
     ],
     "description": "Which of the two; deposits unless given."
    },
    "confirm": {
     "$ref": "../common.schema.json#/$defs/action",
     "description": "Opens where the member says whether a withdrawal arrived."
    }
   }
  },
  "categoryTiles": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/categoryTiles.schema.json",
   "title": "CategoryTilesProps",
   "description": "Tiles that lead to the categories that have vendors.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "menu"
   ],
   "properties": {
    "menu": {
     "type": "string",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$",
     "x-ref": "menu"
    },
    "variant": {
     "enum": [
      "tiles",
      "strip",
      "mosaic"
     ]
    }
   }
  },
  "centre": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/centre.schema.json",
   "title": "CentreProps",
   "description": "A centre with its menu; the open page is a panel screen.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "menu",
    "home"
   ],
   "properties": {
    "menu": {
     "type": "string",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$",
     "x-ref": "menu"
    },
    "home": {
     "type": "string",
     "description": "Panel shown first.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$",
     "x-ref": "panel"
    }
   }
  },
  "columns": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/columns.schema.json",
   "title": "ColumnsProps",
   "description": "Two or three columns from 900 px up, one below the other on phones.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "ratio": {
     "enum": [
      "1:1",
      "2:1",
      "1:2",
      "1:1:1",
      "3:1",
      "1:3"
     ]
    }
   },
   "x-slots": [
    "first",
    "second",
    "third"
   ]
  },
  "depositDesk": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/depositDesk.schema.json",
   "title": "DepositDeskProps",
   "description": "Brings money in: deposits that wait with what to do next, and a new one by the methods of cashier/main.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "deviceList": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/deviceList.schema.json",
   "title": "DeviceListProps",
   "description": "Where the member is logged in, with a way to log each out.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "downloadGuide": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/downloadGuide.schema.json",
   "title": "DownloadGuideProps",
   "description": "Downloads and install guides for iOS and Android.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "ios",
    "android"
   ],
   "properties": {
    "ios": {
     "$ref": "../common.schema.json#/$defs/textKey"
    },
    "android": {
     "$ref": "../common.schema.json#/$defs/textKey"
    }
   }
  },
  "drawSchedule": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/drawSchedule.schema.json",
   "title": "DrawScheduleProps",
   "description": "Next lottery draws with the time to the close.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "title": {
     "$ref": "../common.schema.json#/$defs/textKey"
    },
    "region": {
     "enum": [
      "north",
      "central",
      "south"
     ]
    },
    "limit": {
     "type": "integer",
     "description": "At most this many.",
     "minimum": 1,
     "maximum": 60
    },
    "variant": {
     "enum": [
      "table",
      "cards"
     ]
    }
   }
  },
  "emptyState": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/emptyState.schema.json",
   "title": "EmptyStateProps",
   "description": "Says that there is nothing here yet, and where to go.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "title"
   ],
   "properties": {
    "icon": {
     "$ref": "../common.schema.json#/$defs/icon"
    },
    "title": {
     "$ref": "../common.schema.json#/$defs/textKey"
    },
    "text": {
     "$ref": "../common.schema.json#/$defs/textKey"
    },
    "action": {
     "$ref": "../common.schema.json#/$defs/action"
    },
    "actionLabel": {
     "$ref": "../common.schema.json#/$defs/textKey"
    }
   }
  },
  "exclusionChoice": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/exclusionChoice.schema.json",
   "title": "ExclusionChoiceProps",
   "description": "A time-out, or a self-exclusion: ways to stop playing for a while or for good.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "exclusionNotice": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/exclusionNotice.schema.json",
   "title": "ExclusionNoticeProps",
   "description": "Says to a member who is excluded from play until when, and leads to what stays open: withdrawing and the records.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "featureList": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/featureList.schema.json",
   "title": "FeatureListProps",
   "description": "Short points with icons.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "order",
    "items"
   ],
   "properties": {
    "order": {
     "type": "array",
     "items": {
      "$ref": "../common.schema.json#/$defs/id"
     },
     "uniqueItems": true
    },
    "items": {
     "type": "object",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "icon",
       "title"
      ],
      "properties": {
       "icon": {
        "$ref": "../common.schema.json#/$defs/icon"
       },
       "title": {
        "$ref": "../common.schema.json#/$defs/textKey"
       },
       "text": {
        "$ref": "../common.schema.json#/$defs/textKey"
       }
      }
     }
    },
    "variant": {
     "enum": [
      "cards",
      "steps",
      "plain"
     ]
    }
   },
   "x-ordered": "items"
  },
  "footer": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/footer.schema.json",
   "title": "FooterProps",
   "description": "Foot of a frame: help menu, copyright line.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "copyright"
   ],
   "properties": {
    "menu": {
     "type": "string",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$",
     "x-ref": "menu"
    },
    "copyright": {
     "$ref": "../common.schema.json#/$defs/textKey",
     "description": "Template with {{year}} and {{brand}}."
    },
    "note": {
     "$ref": "../common.schema.json#/$defs/textKey"
    },
    "variant": {
     "enum": [
      "columns",
      "line"
     ]
    }
   },
   "x-slots": [
    "default"
   ]
  },
  "form": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/form.schema.json",
   "title": "FormProps",
   "description": "A form of the brand.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "form"
   ],
   "properties": {
    "form": {
     "type": "string",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$",
     "x-ref": "form"
    }
   }
  },
  "gameFrame": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/gameFrame.schema.json",
   "title": "GameFrameProps",
   "description": "The game that has been launched.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "gameLane": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/gameLane.schema.json",
   "title": "GameLaneProps",
   "description": "Games in a row.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "title": {
     "$ref": "../common.schema.json#/$defs/textKey"
    },
    "lane": {
     "type": "string",
     "description": "A lane of the lobby; without it the hot games.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$",
     "x-ref": "lane"
    },
    "gameType": {
     "$ref": "../common.schema.json#/$defs/gameType"
    },
    "limit": {
     "type": "integer",
     "description": "At most this many.",
     "minimum": 1,
     "maximum": 60
    },
    "variant": {
     "enum": [
      "poster",
      "tile",
      "wide",
      "ranked"
     ]
    }
   }
  },
  "gameRooms": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/gameRooms.schema.json",
   "title": "GameRoomsProps",
   "description": "The rooms of the game that was chosen, each with its bets; for the modal that opens before such a game starts.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "gamesPage": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/gamesPage.schema.json",
   "title": "GamesPageProps",
   "description": "Games of a category with its vendors. The screen's parameter games, or gameType, names the category.",
   "x-slots": [
    "default"
   ],
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "gameType": {
     "$ref": "../common.schema.json#/$defs/gameType"
    }
   }
  },
  "header": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/header.schema.json",
   "title": "HeaderProps",
   "description": "Top bar of a frame.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "variant": {
     "enum": [
      "bar",
      "glass",
      "stacked"
     ]
    },
    "sticky": {
     "type": "boolean"
    },
    "collapsible": {
     "type": "boolean",
     "description": "Shows a button that hides and shows the navigation."
    }
   },
   "x-slots": [
    "start",
    "center",
    "end",
    "below"
   ]
  },
  "heading": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/heading.schema.json",
   "title": "HeadingProps",
   "description": "A heading.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "text"
   ],
   "properties": {
    "text": {
     "$ref": "../common.schema.json#/$defs/textKey"
    },
    "level": {
     "type": "integer",
     "minimum": 1,
     "maximum": 3
    },
    "align": {
     "enum": [
      "start",
      "center"
     ]
    }
   }
  },
  "helpArticle": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/helpArticle.schema.json",
   "title": "HelpArticleProps",
   "description": "One article of the help centre.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "article"
   ],
   "properties": {
    "article": {
     "type": "string",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$",
     "x-ref": "article"
    }
   }
  },
  "helpCentre": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/helpCentre.schema.json",
   "title": "HelpCentreProps",
   "description": "All articles with a list beside them; the hash names one.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "heroCarousel": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/heroCarousel.schema.json",
   "title": "HeroCarouselProps",
   "description": "Banners of the brand.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "interval": {
     "type": "integer",
     "description": "Milliseconds a banner stands; 0 stays.",
     "minimum": 0,
     "maximum": 30000
    },
    "variant": {
     "enum": [
      "cinema",
      "split",
      "card"
     ]
    },
    "height": {
     "enum": [
      "short",
      "medium",
      "tall"
     ]
    }
   }
  },
  "image": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/image.schema.json",
   "title": "ImageProps",
   "description": "A picture of the pack.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "image"
   ],
   "properties": {
    "image": {
     "$ref": "../common.schema.json#/$defs/image"
    },
    "alt": {
     "$ref": "../common.schema.json#/$defs/textKey",
     "description": "What the picture shows; leave out for decoration."
    },
    "ratio": {
     "enum": [
      "16:9",
      "4:3",
      "1:1",
      "3:4",
      "21:9"
     ]
    },
    "fit": {
     "enum": [
      "cover",
      "contain"
     ]
    }
   }
  },
  "inviteLink": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/inviteLink.schema.json",
   "title": "InviteLinkProps",
   "description": "The agent's link that registers players below them.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "jackpotTicker": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/jackpotTicker.schema.json",
   "title": "JackpotTickerProps",
   "description": "Running jackpots as the vendors say them. Nothing stands here while no vendor has one.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "gameType": {
     "$ref": "../common.schema.json#/$defs/gameType"
    },
    "limit": {
     "type": "integer",
     "description": "At most this many.",
     "minimum": 1,
     "maximum": 20
    }
   }
  },
  "languagePicker": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/languagePicker.schema.json",
   "title": "LanguagePickerProps",
   "description": "Choice of the language.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "variant": {
     "enum": [
      "code",
      "flag",
      "full"
     ]
    }
   }
  },
  "limitLeft": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/limitLeft.schema.json",
   "title": "LimitLeftProps",
   "description": "What is left of the strictest limit of the member, beside where money is paid in or staked; nothing where none is set.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "kind": {
     "enum": [
      "deposit",
      "stake",
      "loss"
     ],
     "description": "Which limit; of deposits without it."
    }
   }
  },
  "linkedProviders": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/linkedProviders.schema.json",
   "title": "LinkedProvidersProps",
   "description": "The providers by which a member can log in, with the ways to link and to take a link away.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "loginVerification": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/loginVerification.schema.json",
   "title": "LoginVerificationProps",
   "description": "Says why a login has to be verified, where codes would go (masked), and until when.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "logoutConfirm": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/logoutConfirm.schema.json",
   "title": "LogoutConfirmProps",
   "description": "Question before logging out, with the two answers.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "lotteryLobby": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/lotteryLobby.schema.json",
   "title": "LotteryLobbyProps",
   "description": "A lottery page: the brand's own games with their rooms, and the games of vendors.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "gameType"
   ],
   "properties": {
    "gameType": {
     "$ref": "../common.schema.json#/$defs/gameType"
    },
    "offer": {
     "enum": [
      "Lott",
      "Elott",
      "vietnam"
     ],
     "description": "Which of the brand's own lotteries: those of an account, or those of Vietnam by region. By gameType unless given."
    },
    "prizeMode": {
     "enum": [
      "Lott",
      "ZY",
      "Elott",
      "SEA"
     ],
     "description": "Of Vietnam only the lotteries of this prize mode; an alias of the brand counts as the mode it stands for. All of them without it."
    },
    "vendors": {
     "type": "boolean",
     "description": "Whether games of vendors are listed below; they are unless this is false."
    }
   }
  },
  "memberTransfer": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/memberTransfer.schema.json",
   "title": "MemberTransferProps",
   "description": "Transfers of money to the upline, and from agents to direct downlines.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "navigation": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/navigation.schema.json",
   "title": "NavigationProps",
   "description": "Entries of a menu; entries with a dropdown show the vendors of their category.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "menu"
   ],
   "properties": {
    "menu": {
     "type": "string",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$",
     "x-ref": "menu"
    },
    "variant": {
     "enum": [
      "bar",
      "rail",
      "pills",
      "drawer"
     ]
    }
   }
  },
  "newcomer": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/newcomer.schema.json",
   "title": "NewcomerProps",
   "description": "Says with whose account at a provider a registration goes on; nothing for others.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "noticeTicker": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/noticeTicker.schema.json",
   "title": "NoticeTickerProps",
   "description": "Header lines of the announcements, one after the other; opens the list.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "outlet": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/outlet.schema.json",
   "title": "OutletProps",
   "description": "Where the frame shows the page.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "profileFacts": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/profileFacts.schema.json",
   "title": "ProfileFactsProps",
   "description": "What the member said at registration, masked.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "hint": {
     "$ref": "../common.schema.json#/$defs/textKey"
    }
   }
  },
  "profitRecord": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/profitRecord.schema.json",
   "title": "ProfitRecordProps",
   "description": "The member's loss by days, as a chart and as a table, and by game type.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "promoDetail": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/promoDetail.schema.json",
   "title": "PromoDetailProps",
   "description": "The promotion named by the query parameter id.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "promoGrid": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/promoGrid.schema.json",
   "title": "PromoGridProps",
   "description": "Promotions of the brand.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "title": {
     "$ref": "../common.schema.json#/$defs/textKey"
    },
    "limit": {
     "type": "integer",
     "description": "At most this many.",
     "minimum": 1,
     "maximum": 60
    },
    "variant": {
     "enum": [
      "cards",
      "list"
     ]
    }
   }
  },
  "protectionHistory": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/protectionHistory.schema.json",
   "title": "ProtectionHistoryProps",
   "description": "What the member changed, the newest first.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "protectionLimits": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/protectionLimits.schema.json",
   "title": "ProtectionLimitsProps",
   "description": "The limits a member sets for itself, what is used of them, and the changes that wait for a confirmation.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "rail": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/rail.schema.json",
   "title": "RailProps",
   "description": "Bar along the left edge from 900 px up.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-slots": [
    "top",
    "default",
    "bottom"
   ]
  },
  "realityCheckChoice": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/realityCheckChoice.schema.json",
   "title": "RealityCheckChoiceProps",
   "description": "How often the member is reminded of time and money.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "recoveryCodes": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/recoveryCodes.schema.json",
   "title": "RecoveryCodesProps",
   "description": "New recovery codes: the form that asks for them, then the codes.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "form"
   ],
   "properties": {
    "form": {
     "type": "string",
     "x-ref": "form"
    }
   }
  },
  "richText": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/richText.schema.json",
   "title": "RichTextProps",
   "description": "A text with paragraphs, emphasis and links; sanitised HTML.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "text"
   ],
   "properties": {
    "text": {
     "$ref": "../common.schema.json#/$defs/textKey"
    },
    "tone": {
     "enum": [
      "plain",
      "muted"
     ]
    }
   }
  },
  "section": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/section.schema.json",
   "title": "SectionProps",
   "description": "A titled part of a page.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "title": {
     "$ref": "../common.schema.json#/$defs/textKey"
    },
    "subtitle": {
     "$ref": "../common.schema.json#/$defs/textKey"
    },
    "icon": {
     "$ref": "../common.schema.json#/$defs/icon"
    },
    "action": {
     "$ref": "../common.schema.json#/$defs/action"
    },
    "actionLabel": {
     "$ref": "../common.schema.json#/$defs/textKey"
    },
    "tone": {
     "enum": [
      "plain",
      "raised",
      "sunken",
      "brand"
     ]
    }
   },
   "x-slots": [
    "default"
   ]
  },
  "securityLevel": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/securityLevel.schema.json",
   "title": "SecurityLevelProps",
   "description": "How safe the account is: what is done, and what is missing with the way to it.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "order",
    "items"
   ],
   "properties": {
    "order": {
     "type": "array",
     "items": {
      "$ref": "../common.schema.json#/$defs/id"
     },
     "uniqueItems": true,
     "minItems": 1
    },
    "items": {
     "type": "object",
     "description": "What counts, each as much as the others.",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "shows",
       "label",
       "action"
      ],
      "properties": {
       "shows": {
        "enum": [
         "password",
         "email",
         "mobile",
         "paymentPassword",
         "totp"
        ]
       },
       "label": {
        "$ref": "../common.schema.json#/$defs/textKey"
       },
       "action": {
        "$ref": "../common.schema.json#/$defs/action"
       }
      }
     }
    }
   },
   "x-ordered": "items"
  },
  "securityList": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/securityList.schema.json",
   "title": "SecurityListProps",
   "description": "What a member may change about the account, each with how it stands now.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "order",
    "items"
   ],
   "properties": {
    "order": {
     "type": "array",
     "items": {
      "$ref": "../common.schema.json#/$defs/id"
     },
     "uniqueItems": true,
     "minItems": 1
    },
    "items": {
     "type": "object",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "shows",
       "icon",
       "title"
      ],
      "properties": {
       "shows": {
        "enum": [
         "password",
         "email",
         "mobile",
         "paymentPassword",
         "totp",
         "nickname"
        ]
       },
       "icon": {
        "$ref": "../common.schema.json#/$defs/icon"
       },
       "title": {
        "$ref": "../common.schema.json#/$defs/textKey"
       },
       "text": {
        "$ref": "../common.schema.json#/$defs/textKey",
        "description": "Why it matters, while it is missing."
       },
       "missing": {
        "type": "array",
        "maxItems": 3,
        "items": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "label",
          "action"
         ],
         "properties": {
          "label": {
           "$ref": "../common.schema.json#/$defs/textKey"
          },
          "action": {
           "$ref": "../common.schema.json#/$defs/action"
          },
          "look": {
           "enum": [
            "primary",
            "secondary",
            "ghost",
            "danger"
           ]
          }
         }
        },
        "description": "Buttons while it is not set."
       },
       "unverified": {
        "type": "array",
        "maxItems": 3,
        "items": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "label",
          "action"
         ],
         "properties": {
          "label": {
           "$ref": "../common.schema.json#/$defs/textKey"
          },
          "action": {
           "$ref": "../common.schema.json#/$defs/action"
          },
          "look": {
           "enum": [
            "primary",
            "secondary",
            "ghost",
            "danger"
           ]
          }
         }
        },
        "description": "Buttons while it is set and not verified."
       },
       "done": {
        "type": "array",
        "maxItems": 3,
        "items": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "label",
          "action"
         ],
         "properties": {
          "label": {
           "$ref": "../common.schema.json#/$defs/textKey"
          },
          "action": {
           "$ref": "../common.schema.json#/$defs/action"
          },
          "look": {
           "enum": [
            "primary",
            "secondary",
            "ghost",
            "danger"
           ]
          }
         }
        },
        "description": "Buttons when all is well."
       }
      }
     }
    }
   },
   "x-ordered": "items"
  },
  "sessionBar": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/sessionBar.schema.json",
   "title": "SessionBarProps",
   "description": "Visitor: log in, register, demo. Player: balance, shortcuts, member menu.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "menu"
   ],
   "properties": {
    "login": {
     "enum": [
      "inline",
      "button"
     ],
     "description": "inline shows the login form in the header from 1200 px up."
    },
    "form": {
     "type": "string",
     "description": "Login form shown inline.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$",
     "x-ref": "form"
    },
    "menu": {
     "type": "string",
     "description": "Member menu of the header.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$",
     "x-ref": "menu"
    }
   }
  },
  "sessionClock": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/sessionClock.schema.json",
   "title": "SessionClockProps",
   "description": "The time of day and how long the session lasts already, for whoever is logged in.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "sideBar": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/sideBar.schema.json",
   "title": "SideBarProps",
   "description": "Links at the edge of the page: support, agent, download, promotions.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "menu"
   ],
   "properties": {
    "menu": {
     "type": "string",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$",
     "x-ref": "menu"
    },
    "side": {
     "enum": [
      "left",
      "right"
     ]
    }
   }
  },
  "stack": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/stack.schema.json",
   "title": "StackProps",
   "description": "Blocks one below the other, or side by side.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "direction": {
     "enum": [
      "column",
      "row"
     ]
    },
    "gap": {
     "enum": [
      "none",
      "small",
      "medium",
      "large"
     ]
    },
    "align": {
     "enum": [
      "start",
      "center",
      "end",
      "stretch",
      "between"
     ]
    },
    "width": {
     "enum": [
      "content",
      "full",
      "narrow"
     ],
     "description": "content keeps to the widest content of the theme."
    }
   },
   "x-slots": [
    "default"
   ]
  },
  "statusPanel": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/statusPanel.schema.json",
   "title": "StatusPanelProps",
   "description": "A full-page message: maintenance, region, not found.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "title",
    "text"
   ],
   "properties": {
    "icon": {
     "$ref": "../common.schema.json#/$defs/icon"
    },
    "title": {
     "$ref": "../common.schema.json#/$defs/textKey"
    },
    "text": {
     "$ref": "../common.schema.json#/$defs/textKey"
    },
    "support": {
     "type": "boolean",
     "description": "Shows the ways to reach support."
    },
    "action": {
     "$ref": "../common.schema.json#/$defs/action"
    },
    "actionLabel": {
     "$ref": "../common.schema.json#/$defs/textKey"
    }
   }
  },
  "themeSwitch": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/themeSwitch.schema.json",
   "title": "ThemeSwitchProps",
   "description": "Switch between dark and light.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "totpSetup": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/totpSetup.schema.json",
   "title": "TotpSetupProps",
   "description": "Sets up an authenticator: password, QR code with the first code, recovery codes.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "begin",
    "confirm"
   ],
   "properties": {
    "begin": {
     "type": "string",
     "x-ref": "form",
     "description": "The form that asks for the password."
    },
    "confirm": {
     "type": "string",
     "x-ref": "form",
     "description": "The form that takes the first code."
    }
   }
  },
  "vendorGames": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/vendorGames.schema.json",
   "title": "VendorGamesProps",
   "description": "The games of one vendor with a search; for the modal that entries open which stand for a vendor.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "vassalage": {
     "type": "string",
     "description": "Catalogue code of the vendor; without it the one that was chosen.",
     "pattern": "^[A-Z0-9_]{2,32}$"
    }
   }
  },
  "vendorGrid": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/vendorGrid.schema.json",
   "title": "VendorGridProps",
   "description": "Vendors of a category, or of all.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "title": {
     "$ref": "../common.schema.json#/$defs/textKey"
    },
    "gameType": {
     "$ref": "../common.schema.json#/$defs/gameType"
    },
    "limit": {
     "type": "integer",
     "description": "At most this many.",
     "minimum": 1,
     "maximum": 60
    },
    "variant": {
     "enum": [
      "grid",
      "marquee"
     ]
    }
   }
  },
  "walletOverview": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/walletOverview.schema.json",
   "title": "WalletOverviewProps",
   "description": "Where the member's money is: the wallet and each vendor's, with transfers between them.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  },
  "waysIn": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/waysIn.schema.json",
   "title": "WaysInProps",
   "description": "The other ways in that the brand offers (providers/main), a button each; nothing where it offers none.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "title": {
     "$ref": "../common.schema.json#/$defs/textKey",
     "description": "What stands above the buttons; \"or\" unless given."
    }
   }
  },
  "winnerBoard": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/winnerBoard.schema.json",
   "title": "WinnerBoardProps",
   "description": "Who has won the most in a day, a week or a month.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "limit": {
     "type": "integer",
     "minimum": 3,
     "maximum": 50,
     "description": "Rows at most."
    }
   }
  },
  "winnerTicker": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/winnerTicker.schema.json",
   "title": "WinnerTickerProps",
   "description": "The newest wins, one beside the other; nothing while nobody has won.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "title": {
     "$ref": "../common.schema.json#/$defs/textKey"
    },
    "limit": {
     "type": "integer",
     "minimum": 3,
     "maximum": 30,
     "description": "Wins at most."
    },
    "action": {
     "$ref": "../common.schema.json#/$defs/action",
     "description": "Where the title leads."
    }
   }
  },
  "withdrawDesk": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/withdrawDesk.schema.json",
   "title": "WithdrawDeskProps",
   "description": "Takes money out: the member's accounts, the amount with its bounds, the payment password.",
   "type": "object",
   "additionalProperties": false,
   "properties": {
    "confirm": {
     "$ref": "../common.schema.json#/$defs/action",
     "description": "Opens where the member says whether a withdrawal arrived."
    },
    "paymentPassword": {
     "$ref": "../common.schema.json#/$defs/action",
     "description": "Opens where the member sets a payment password."
    }
   },
   "required": [
    "confirm",
    "paymentPassword"
   ]
  },
  "withdrawalAnswer": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/withdrawalAnswer.schema.json",
   "title": "WithdrawalAnswerProps",
   "description": "Asks whether withdrawals that were paid came: in full, partly, or not at all.",
   "type": "object",
   "additionalProperties": false,
   "properties": {}
  }
 },
 "actions": {
  "beginTotp": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/beginTotp.schema.json",
   "title": "BeginTotpAction",
   "description": "Submits the form that asks for the password before an authenticator is set up.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "beginTotp"
    }
   }
  },
  "changeContact": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/changeContact.schema.json",
   "title": "ChangeContactAction",
   "description": "Submits the form with the code, and keeps its e-mail address or mobile number as verified.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do",
    "channel"
   ],
   "properties": {
    "do": {
     "const": "changeContact"
    },
    "channel": {
     "enum": [
      "email",
      "mobile"
     ]
    }
   }
  },
  "changeNickname": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/changeNickname.schema.json",
   "title": "ChangeNicknameAction",
   "description": "Submits the form with another nickname.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "changeNickname"
    }
   }
  },
  "changePassword": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/changePassword.schema.json",
   "title": "ChangePasswordAction",
   "description": "Submits the form that asks for a new password, and keeps it for the member who is logged in.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "changePassword"
    }
   }
  },
  "changePaymentPassword": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/changePaymentPassword.schema.json",
   "title": "ChangePaymentPasswordAction",
   "description": "Submits the form that sets or changes the payment password.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "changePaymentPassword"
    }
   }
  },
  "closeModal": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/closeModal.schema.json",
   "title": "CloseModalAction",
   "description": "Closes the modal on top.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "closeModal"
    }
   }
  },
  "confirmTotp": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/confirmTotp.schema.json",
   "title": "ConfirmTotpAction",
   "description": "Submits the form with the first code of a new authenticator.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "confirmTotp"
    }
   }
  },
  "endTotp": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/endTotp.schema.json",
   "title": "EndTotpAction",
   "description": "Submits the form that turns the authenticator off.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "endTotp"
    }
   }
  },
  "forgotPassword": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/forgotPassword.schema.json",
   "title": "ForgotPasswordAction",
   "description": "Submits the form of a forgotten password: by e-mail a temporary one is sent, in its mode phone the new one is set by a code.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "forgotPassword"
    }
   }
  },
  "freePlay": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/freePlay.schema.json",
   "title": "FreePlayAction",
   "description": "Logs in as a guest.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "freePlay"
    }
   }
  },
  "launchGame": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/launchGame.schema.json",
   "title": "LaunchGameAction",
   "description": "Starts a game of the lobby: visitors are asked to log in first, an entry that stands for a vendor opens the vendor's list.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do",
    "game"
   ],
   "properties": {
    "do": {
     "const": "launchGame"
    },
    "game": {
     "type": "string",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$",
     "x-ref": "game"
    },
    "room": {
     "type": "string",
     "description": "A room of the game.",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
    }
   }
  },
  "linkProvider": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/linkProvider.schema.json",
   "title": "LinkProviderAction",
   "description": "Links the provider that was chosen to the member, with the password of the form.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "linkProvider"
    }
   }
  },
  "login": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/login.schema.json",
   "title": "LoginAction",
   "description": "Logs in with the values of the form.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "login"
    },
    "side": {
     "enum": [
      "member",
      "agent"
     ],
     "description": "Where the player logs in; the agent side lets only agents in and opens the agent centre."
    }
   }
  },
  "logout": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/logout.schema.json",
   "title": "LogoutAction",
   "description": "Logs out; the question comes before.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "logout"
    }
   }
  },
  "moveToMember": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/moveToMember.schema.json",
   "title": "MoveToMemberAction",
   "description": "Submits the form of a transfer to the upline or a downline, chosen beside it.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "moveToMember"
    }
   }
  },
  "moveToVendor": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/moveToVendor.schema.json",
   "title": "MoveToVendorAction",
   "description": "Submits a form of the wallet page: moves its amount to the vendor that was chosen there, or back.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "moveToVendor"
    }
   }
  },
  "navigate": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/navigate.schema.json",
   "title": "NavigateAction",
   "description": "Goes to a page.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do",
    "to"
   ],
   "properties": {
    "do": {
     "const": "navigate"
    },
    "to": {
     "type": "string",
     "description": "Path with optional query and hash.",
     "pattern": "^/[A-Za-z0-9_./?=&#%-]{0,255}$",
     "x-ref": "page"
    }
   }
  },
  "openCentre": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/openCentre.schema.json",
   "title": "OpenCentreAction",
   "description": "Opens the member centre or the agent centre at a page.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do",
    "centre"
   ],
   "properties": {
    "do": {
     "const": "openCentre"
    },
    "centre": {
     "enum": [
      "member",
      "agent"
     ]
    },
    "page": {
     "type": "string",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$",
     "x-ref": "panel"
    }
   }
  },
  "openDownload": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/openDownload.schema.json",
   "title": "OpenDownloadAction",
   "description": "Opens a download.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do",
    "resourceType"
   ],
   "properties": {
    "do": {
     "const": "openDownload"
    },
    "resourceType": {
     "enum": [
      "IOS",
      "ANDROID"
     ]
    }
   }
  },
  "openModal": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/openModal.schema.json",
   "title": "OpenModalAction",
   "description": "Opens a modal over the page.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do",
    "modal"
   ],
   "properties": {
    "do": {
     "const": "openModal"
    },
    "modal": {
     "type": "string",
     "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$",
     "x-ref": "modal"
    }
   }
  },
  "openOutbox": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/openOutbox.schema.json",
   "title": "OpenOutboxAction",
   "description": "Opens the page on which a sandbox shows the messages that it does not send.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "openOutbox"
    }
   }
  },
  "openSupport": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/openSupport.schema.json",
   "title": "OpenSupportAction",
   "description": "Opens a way to reach customer service in a small window.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do",
    "position"
   ],
   "properties": {
    "do": {
     "const": "openSupport"
    },
    "position": {
     "type": "string",
     "description": "csPosition of the entry.",
     "maxLength": 32
    }
   }
  },
  "phoneLogin": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/phoneLogin.schema.json",
   "title": "PhoneLoginAction",
   "description": "Logs in by the code of the form that Firebase sent.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "phoneLogin"
    }
   }
  },
  "register": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/register.schema.json",
   "title": "RegisterAction",
   "description": "Registers with the values of the form, then logs in.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "register"
    }
   }
  },
  "reload": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/reload.schema.json",
   "title": "ReloadAction",
   "description": "Loads the page again.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "reload"
    }
   }
  },
  "renewRecoveryCodes": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/renewRecoveryCodes.schema.json",
   "title": "RenewRecoveryCodesAction",
   "description": "Submits the form that asks for new recovery codes.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "renewRecoveryCodes"
    }
   }
  },
  "sendContactCode": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/sendContactCode.schema.json",
   "title": "SendContactCodeAction",
   "description": "Sends a code to the e-mail address or mobile number of the form, or where the form has none to the one of the member.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do",
    "channel"
   ],
   "properties": {
    "do": {
     "const": "sendContactCode"
    },
    "channel": {
     "enum": [
      "email",
      "mobile"
     ]
    }
   }
  },
  "sendLoginCode": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/sendLoginCode.schema.json",
   "title": "SendLoginCodeAction",
   "description": "Has a code for a login sent to the mobile number of the form.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "sendLoginCode"
    }
   }
  },
  "sendPasswordCode": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/sendPasswordCode.schema.json",
   "title": "SendPasswordCodeAction",
   "description": "Has a code for a new password sent to the mobile number of the form.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "sendPasswordCode"
    }
   }
  },
  "sendPaymentCode": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/sendPaymentCode.schema.json",
   "title": "SendPaymentCodeAction",
   "description": "Sends a code for a forgotten payment password to what the member has verified.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "sendPaymentCode"
    }
   }
  },
  "sendPhoneCode": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/sendPhoneCode.schema.json",
   "title": "SendPhoneCodeAction",
   "description": "Has Firebase send a code to the mobile number of the form.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "sendPhoneCode"
    }
   }
  },
  "sendRegisterCode": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/sendRegisterCode.schema.json",
   "title": "SendRegisterCodeAction",
   "description": "Has a code for a registration sent to the mobile number of the form.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "sendRegisterCode"
    }
   }
  },
  "sendVerificationCode": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/sendVerificationCode.schema.json",
   "title": "SendVerificationCodeAction",
   "description": "Has a code sent for the login that waits for its verification, by SMS or e-mail as the mode of the form says.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "sendVerificationCode"
    }
   }
  },
  "setLanguage": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/setLanguage.schema.json",
   "title": "SetLanguageAction",
   "description": "Changes the language.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do",
    "language"
   ],
   "properties": {
    "do": {
     "const": "setLanguage"
    },
    "language": {
     "$ref": "../common.schema.json#/$defs/language",
     "x-ref": "brandLanguage"
    }
   }
  },
  "toggleTheme": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/toggleTheme.schema.json",
   "title": "ToggleThemeAction",
   "description": "Switches between dark and light.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "toggleTheme"
    }
   }
  },
  "unlinkProvider": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/unlinkProvider.schema.json",
   "title": "UnlinkProviderAction",
   "description": "Takes the link to the provider that was chosen away, with the password of the form.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "unlinkProvider"
    }
   }
  },
  "verifyLogin": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/actions/verifyLogin.schema.json",
   "title": "VerifyLoginAction",
   "description": "Verifies the login from an unregistered address with the values of the form. Its mode says by what: mobile (mobileCode), email (emailCode), totp (totpCode), or payeeMobile, payeeEmail and payeeTotp with payeeName too.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "do"
   ],
   "properties": {
    "do": {
     "const": "verifyLogin"
    }
   }
  }
 },
 "sources": {
  "addresses": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/addresses.schema.json",
   "title": "AddressesSource",
   "description": "Where the member has logged in from.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "addressList",
   "x-token": true
  },
  "avatar": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/avatar.schema.json",
   "title": "AvatarSource",
   "description": "Picture of the member.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "memberIcon",
   "x-token": true
  },
  "avatars": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/avatars.schema.json",
   "title": "AvatarsSource",
   "description": "Picture of the member, and those that may be chosen.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "playerAvatar",
   "x-token": true
  },
  "balance": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/balance.schema.json",
   "title": "BalanceSource",
   "description": "Wallet balance of the member.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "walletBalance",
   "x-token": true
  },
  "banners": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/banners.schema.json",
   "title": "BannersSource",
   "description": "Banners of the home page.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "announcements"
  },
  "countries": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/countries.schema.json",
   "title": "CountriesSource",
   "description": "Countries with their dialling codes.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "countryCodes"
  },
  "domainRoute": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/domainRoute.schema.json",
   "title": "DomainRouteSource",
   "description": "Support, downloads and domains.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "domainRoute"
  },
  "draws": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/draws.schema.json",
   "title": "DrawsSource",
   "description": "Lottery draws with their schedules.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "domainRoute"
  },
  "gameVendors": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/gameVendors.schema.json",
   "title": "GameVendorsSource",
   "description": "Vendors of the brand.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "gameVendor"
  },
  "headlines": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/headlines.schema.json",
   "title": "HeadlinesSource",
   "description": "Header lines of the announcements.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "announcements"
  },
  "helpArticles": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/helpArticles.schema.json",
   "title": "HelpArticlesSource",
   "description": "Articles of the help centre.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "helpCenter"
  },
  "hotGames": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/hotGames.schema.json",
   "title": "HotGamesSource",
   "description": "Hot games in lanes.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "hotGames"
  },
  "member": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/member.schema.json",
   "title": "MemberSource",
   "description": "The member who is logged in.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "memberInfo",
   "x-token": true
  },
  "notices": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/notices.schema.json",
   "title": "NoticesSource",
   "description": "Notices for players.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "announcements"
  },
  "promotions": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/promotions.schema.json",
   "title": "PromotionsSource",
   "description": "Promotions.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "announcements"
  },
  "protection": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/protection.schema.json",
   "title": "ProtectionSource",
   "description": "What the member has set to protect itself.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "protection",
   "x-token": true
  },
  "protectionHistory": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/protectionHistory.schema.json",
   "title": "ProtectionHistorySource",
   "description": "What the member changed of its protection, the newest first.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "protectionHistory",
   "x-token": true
  },
  "rankList": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/rankList.schema.json",
   "title": "RankListSource",
   "description": "Who has won the most in a day.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "rankList"
  },
  "registerRules": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/registerRules.schema.json",
   "title": "RegisterRulesSource",
   "description": "Registration rules of the platform.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "settingRegister"
  },
  "security": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/security.schema.json",
   "title": "SecuritySource",
   "description": "How safe the account of the member is.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "memberSecurity",
   "x-token": true
  },
  "sessionCheck": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/sessionCheck.schema.json",
   "title": "SessionCheckSource",
   "description": "Time and money of this session.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "sessionCheck",
   "x-token": true
  },
  "sessions": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/sessions.schema.json",
   "title": "SessionsSource",
   "description": "Where the member is logged in.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "sessionList",
   "x-token": true
  },
  "winners": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/sources/winners.schema.json",
   "title": "WinnersSource",
   "description": "The newest wins of the brand.",
   "type": "object",
   "additionalProperties": false,
   "properties": {},
   "x-call": "winners"
  }
 },
 "calls": {
  "accountRecord": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/accountRecord.schema.json",
   "title": "AccountRecordCall",
   "description": "What was booked on the member's wallet, the newest first, with the balance after each. Without days the last seven.",
   "x-call": {
    "method": "GET",
    "path": "/wps/member/record/account",
    "tag": "records",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {
      "from": {
       "type": "string",
       "description": "yyyy-MM-dd on the brand's clocks.",
       "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
      },
      "to": {
       "type": "string",
       "description": "yyyy-MM-dd on the brand's clocks.",
       "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
      },
      "type": {
       "enum": [
        "opening",
        "deposit",
        "withdrawal",
        "bet",
        "win",
        "refund",
        "lottery",
        "transfer",
        "upline",
        "bonus",
        "rebate",
        "adjustment"
       ]
      },
      "page": {
       "type": "string",
       "pattern": "^[1-9][0-9]{0,4}$",
       "description": "From 1."
      },
      "size": {
       "type": "string",
       "pattern": "^[1-9][0-9]{0,2}$",
       "description": "Rows a page; 200 at most."
      },
      "before": {
       "type": "string",
       "pattern": "^[1-9][0-9]{0,17}$",
       "description": "Only lines before the one of this number; what comes in meanwhile then shifts no page."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "from",
      "to",
      "rows",
      "total",
      "page",
      "size",
      "sums",
      "currency",
      "digits"
     ],
     "properties": {
      "from": {
       "type": "string",
       "description": "yyyy-MM-dd on the brand's clocks.",
       "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
      },
      "to": {
       "type": "string",
       "description": "yyyy-MM-dd on the brand's clocks.",
       "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
      },
      "rows": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "seq",
         "at",
         "type",
         "kind",
         "amount",
         "balance",
         "details"
        ],
        "properties": {
         "seq": {
          "type": "string",
          "maxLength": 20,
          "description": "Its place in the history of the wallet."
         },
         "at": {
          "type": "string",
          "maxLength": 64,
          "description": "ISO 8601, UTC."
         },
         "type": {
          "enum": [
           "opening",
           "deposit",
           "withdrawal",
           "bet",
           "win",
           "refund",
           "lottery",
           "transfer",
           "upline",
           "bonus",
           "rebate",
           "adjustment"
          ]
         },
         "kind": {
          "type": "string",
          "maxLength": 32
         },
         "amount": {
          "type": "string",
          "description": "Minor units, decimal string.",
          "pattern": "^-?\\d+$",
          "maxLength": 24
         },
         "balance": {
          "type": "string",
          "description": "After it; minor units, decimal string.",
          "pattern": "^-?\\d+$",
          "maxLength": 24
         },
         "details": {
          "type": "array",
          "items": {
           "type": "object",
           "additionalProperties": false,
           "required": [
            "name",
            "value"
           ],
           "properties": {
            "name": {
             "type": "string",
             "maxLength": 32,
             "description": "What it is, such as game, round, method, counterpart."
            },
            "value": {
             "type": "string",
             "maxLength": 255
            }
           }
          }
         }
        }
       }
      },
      "total": {
       "type": "integer",
       "minimum": 0
      },
      "page": {
       "type": "integer",
       "minimum": 1
      },
      "size": {
       "type": "integer",
       "minimum": 1
      },
      "sums": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "in",
        "out"
       ],
       "properties": {
        "in": {
         "type": "string",
         "description": "Minor units, decimal string.",
         "pattern": "^-?\\d+$",
         "maxLength": 24
        },
        "out": {
         "type": "string",
         "description": "Negative or 0.",
         "pattern": "^-?\\d+$",
         "maxLength": 24
        }
       }
      },
      "currency": {
       "type": "string",
       "maxLength": 3
      },
      "digits": {
       "type": "integer",
       "minimum": 0,
       "maximum": 4
      }
     }
    }
   }
  },
  "addressForget": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/addressForget.schema.json",
   "title": "AddressForgetCall",
   "description": "Forgets an address; nothing happens where it is not known.",
   "x-call": {
    "method": "POST",
    "path": "/wps/member/addresses/forget",
    "tag": "security",
    "token": true,
    "for": "member",
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "address"
     ],
     "properties": {
      "address": {
       "type": "string",
       "maxLength": 64
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {}
    }
   }
  },
  "addressList": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/addressList.schema.json",
   "title": "AddressListCall",
   "description": "Where the member has logged in from, the last used first.",
   "x-call": {
    "method": "GET",
    "path": "/wps/member/addresses",
    "tag": "security",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "addresses"
     ],
     "properties": {
      "addresses": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "address",
         "firstSeenAt",
         "lastSeenAt",
         "current"
        ],
        "properties": {
         "address": {
          "type": "string",
          "maxLength": 64,
          "description": "IPv4, or the /64 network of an IPv6 address."
         },
         "firstSeenAt": {
          "type": "string",
          "maxLength": 64,
          "description": "ISO 8601, UTC."
         },
         "lastSeenAt": {
          "type": "string",
          "maxLength": 64,
          "description": "ISO 8601, UTC."
         },
         "current": {
          "type": "boolean",
          "description": "Where this call comes from."
         }
        }
       }
      }
     }
    }
   }
  },
  "agentAffiliate": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/agentAffiliate.schema.json",
   "title": "AgentAffiliateCall",
   "description": "The agent behind an affiliate code.",
   "x-call": {
    "method": "GET",
    "path": "/wps/agent/affiliate",
    "tag": "agent"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "code"
     ],
     "properties": {
      "code": {
       "type": "string",
       "maxLength": 64,
       "minLength": 1
      },
      "domain": {
       "type": "string",
       "maxLength": 253
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "code",
      "account"
     ],
     "properties": {
      "code": {
       "type": "string",
       "maxLength": 255
      },
      "account": {
       "type": "string",
       "description": "Account of the agent, partly hidden."
      }
     }
    }
   }
  },
  "announcements": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/announcements.schema.json",
   "title": "AnnouncementsCall",
   "description": "Announcements in the language of Accept-Language.",
   "x-call": {
    "method": "GET",
    "path": "/wps/relay/MCSFE_getListAnnouncements",
    "tag": "relay"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "types",
      "platform",
      "execution"
     ],
     "properties": {
      "types": {
       "type": "string",
       "description": "Comma-separated: B,PL,PU,PR,H.",
       "maxLength": 32
      },
      "platform": {
       "const": "W"
      },
      "execution": {
       "const": "B"
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "banners",
      "player",
      "popup",
      "promotion",
      "header"
     ],
     "properties": {
      "banners": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "title",
         "content",
         "date"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 255
         },
         "title": {
          "type": "string",
          "maxLength": 255
         },
         "content": {
          "type": "string",
          "description": "HTML.",
          "maxLength": 40000
         },
         "date": {
          "type": "integer",
          "description": "Milliseconds since 1970, UTC."
         },
         "image": {
          "type": "string",
          "maxLength": 2048
         },
         "to": {
          "type": "string",
          "maxLength": 255
         },
         "tone": {
          "enum": [
           "primary",
           "accent",
           "neutral"
          ]
         }
        }
       }
      },
      "player": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "title",
         "content",
         "date"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 255
         },
         "title": {
          "type": "string",
          "maxLength": 255
         },
         "content": {
          "type": "string",
          "description": "HTML.",
          "maxLength": 40000
         },
         "date": {
          "type": "integer",
          "description": "Milliseconds since 1970, UTC."
         },
         "image": {
          "type": "string",
          "maxLength": 2048
         },
         "to": {
          "type": "string",
          "maxLength": 255
         },
         "tone": {
          "enum": [
           "primary",
           "accent",
           "neutral"
          ]
         }
        }
       }
      },
      "popup": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "title",
         "content",
         "date"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 255
         },
         "title": {
          "type": "string",
          "maxLength": 255
         },
         "content": {
          "type": "string",
          "description": "HTML.",
          "maxLength": 40000
         },
         "date": {
          "type": "integer",
          "description": "Milliseconds since 1970, UTC."
         },
         "image": {
          "type": "string",
          "maxLength": 2048
         },
         "to": {
          "type": "string",
          "maxLength": 255
         },
         "tone": {
          "enum": [
           "primary",
           "accent",
           "neutral"
          ]
         }
        }
       }
      },
      "promotion": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "title",
         "content",
         "date"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 255
         },
         "title": {
          "type": "string",
          "maxLength": 255
         },
         "content": {
          "type": "string",
          "description": "HTML.",
          "maxLength": 40000
         },
         "date": {
          "type": "integer",
          "description": "Milliseconds since 1970, UTC."
         },
         "image": {
          "type": "string",
          "maxLength": 2048
         },
         "to": {
          "type": "string",
          "maxLength": 255
         },
         "tone": {
          "enum": [
           "primary",
           "accent",
           "neutral"
          ]
         }
        }
       }
      },
      "header": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "title",
         "content",
         "date"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 255
         },
         "title": {
          "type": "string",
          "maxLength": 255
         },
         "content": {
          "type": "string",
          "description": "HTML.",
          "maxLength": 40000
         },
         "date": {
          "type": "integer",
          "description": "Milliseconds since 1970, UTC."
         },
         "image": {
          "type": "string",
          "maxLength": 2048
         },
         "to": {
          "type": "string",
          "maxLength": 255
         },
         "tone": {
          "enum": [
           "primary",
           "accent",
           "neutral"
          ]
         }
        }
       }
      }
     }
    }
   }
  },
  "avatarChoose": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/avatarChoose.schema.json",
   "title": "AvatarChooseCall",
   "description": "Takes one of the brand's pictures.",
   "x-call": {
    "method": "POST",
    "path": "/wps/member/avatar/static",
    "tag": "avatar",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "avatar"
     ],
     "properties": {
      "avatar": {
       "type": "string",
       "maxLength": 255,
       "description": "Name of one that playerAvatar offers."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "avatar",
      "avatarType"
     ],
     "properties": {
      "avatar": {
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1024,
       "description": "Address of the picture; null for whoever has none."
      },
      "avatarType": {
       "enum": [
        "CUSTOM",
        "STATIC"
       ],
       "description": "The member's own, or one of the brand's."
      }
     }
    }
   }
  },
  "avatarRemove": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/avatarRemove.schema.json",
   "title": "AvatarRemoveCall",
   "description": "Takes the member's picture away.",
   "x-call": {
    "method": "DELETE",
    "path": "/wps/member/avatar",
    "tag": "avatar",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "avatar",
      "avatarType"
     ],
     "properties": {
      "avatar": {
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1024,
       "description": "Address of the picture; null for whoever has none."
      },
      "avatarType": {
       "enum": [
        "CUSTOM",
        "STATIC"
       ],
       "description": "The member's own, or one of the brand's."
      }
     }
    }
   }
  },
  "avatarUpload": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/avatarUpload.schema.json",
   "title": "AvatarUploadCall",
   "description": "Takes a picture of the member's own: a PNG, JPEG or WebP under 5 MB as the body, of which the middle square is kept.",
   "x-call": {
    "method": "PUT",
    "path": "/wps/member/avatar",
    "tag": "avatar",
    "token": true,
    "for": "member",
    "upload": [
     "image/png",
     "image/jpeg",
     "image/webp"
    ],
    "maxBytes": 5242880
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "avatar",
      "avatarType"
     ],
     "properties": {
      "avatar": {
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1024,
       "description": "Address of the picture; null for whoever has none."
      },
      "avatarType": {
       "enum": [
        "CUSTOM",
        "STATIC"
       ],
       "description": "The member's own, or one of the brand's."
      }
     }
    }
   }
  },
  "bettingRecord": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/bettingRecord.schema.json",
   "title": "BettingRecordCall",
   "description": "The member's bets by when they were placed, the newest first, with the sums of the whole range. Without days the last seven.",
   "x-call": {
    "method": "GET",
    "path": "/wps/member/record/bets",
    "tag": "records",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {
      "from": {
       "type": "string",
       "description": "yyyy-MM-dd on the brand's clocks.",
       "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
      },
      "to": {
       "type": "string",
       "description": "yyyy-MM-dd on the brand's clocks.",
       "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
      },
      "gameType": {
       "type": "string",
       "maxLength": 16
      },
      "vassalage": {
       "type": "string",
       "maxLength": 32
      },
      "status": {
       "enum": [
        "OPEN",
        "SETTLED",
        "CANCELLED",
        "VOID"
       ]
      },
      "page": {
       "type": "string",
       "pattern": "^[1-9][0-9]{0,4}$",
       "description": "From 1."
      },
      "size": {
       "type": "string",
       "pattern": "^[1-9][0-9]{0,2}$",
       "description": "Rows a page; 200 at most."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "from",
      "to",
      "bets",
      "total",
      "page",
      "size",
      "sums",
      "vendors",
      "currency",
      "digits"
     ],
     "properties": {
      "from": {
       "type": "string",
       "description": "yyyy-MM-dd on the brand's clocks.",
       "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
      },
      "to": {
       "type": "string",
       "description": "yyyy-MM-dd on the brand's clocks.",
       "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
      },
      "bets": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "source",
         "vassalage",
         "vendor",
         "gameType",
         "gameCode",
         "game",
         "round",
         "stake",
         "payout",
         "validBet",
         "status",
         "placedAt",
         "settledAt",
         "details"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 20
         },
         "source": {
          "enum": [
           "seamless",
           "transfer",
           "lottery"
          ]
         },
         "vassalage": {
          "type": "string",
          "maxLength": 64
         },
         "vendor": {
          "type": "string",
          "maxLength": 255
         },
         "gameType": {
          "type": "string",
          "maxLength": 16
         },
         "gameCode": {
          "type": "string",
          "maxLength": 64
         },
         "game": {
          "type": "string",
          "maxLength": 255
         },
         "round": {
          "type": "string",
          "maxLength": 128
         },
         "stake": {
          "type": "string",
          "description": "Minor units, decimal string.",
          "pattern": "^-?\\d+$",
          "maxLength": 24
         },
         "payout": {
          "type": "string",
          "description": "Minor units, decimal string.",
          "pattern": "^-?\\d+$",
          "maxLength": 24
         },
         "validBet": {
          "type": "string",
          "description": "Minor units, decimal string.",
          "pattern": "^-?\\d+$",
          "maxLength": 24
         },
         "status": {
          "enum": [
           "OPEN",
           "SETTLED",
           "CANCELLED",
           "VOID"
          ]
         },
         "placedAt": {
          "type": "string",
          "maxLength": 64,
          "description": "ISO 8601, UTC."
         },
         "settledAt": {
          "type": [
           "string",
           "null"
          ],
          "maxLength": 64,
          "description": "ISO 8601, UTC."
         },
         "details": {
          "type": "array",
          "items": {
           "type": "object",
           "additionalProperties": false,
           "required": [
            "name",
            "value"
           ],
           "properties": {
            "name": {
             "type": "string",
             "maxLength": 32,
             "description": "What it is, such as game, round, method, counterpart."
            },
            "value": {
             "type": "string",
             "maxLength": 255
            }
           }
          }
         }
        }
       }
      },
      "total": {
       "type": "integer",
       "minimum": 0
      },
      "page": {
       "type": "integer",
       "minimum": 1
      },
      "size": {
       "type": "integer",
       "minimum": 1
      },
      "sums": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "stake",
        "validBet",
        "payout"
       ],
       "properties": {
        "stake": {
         "type": "string",
         "description": "Minor units, decimal string.",
         "pattern": "^-?\\d+$",
         "maxLength": 24
        },
        "validBet": {
         "type": "string",
         "description": "Minor units, decimal string.",
         "pattern": "^-?\\d+$",
         "maxLength": 24
        },
        "payout": {
         "type": "string",
         "description": "Minor units, decimal string.",
         "pattern": "^-?\\d+$",
         "maxLength": 24
        }
       }
      },
      "vendors": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "vassalage",
         "name",
         "gameType"
        ],
        "properties": {
         "vassalage": {
          "type": "string",
          "maxLength": 64
         },
         "name": {
          "type": "string",
          "maxLength": 255
         },
         "gameType": {
          "type": "string",
          "maxLength": 16
         }
        }
       },
       "description": "Whom the member bet with in these days, whatever the filter."
      },
      "currency": {
       "type": "string",
       "maxLength": 3
      },
      "digits": {
       "type": "integer",
       "minimum": 0,
       "maximum": 4
      }
     }
    }
   }
  },
  "captcha": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/captcha.schema.json",
   "title": "CaptchaCall",
   "description": "A captcha picture.",
   "x-call": {
    "method": "GET",
    "path": "/wps/captcha",
    "tag": "captcha"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "captchaId",
      "image",
      "expiresAt"
     ],
     "properties": {
      "captchaId": {
       "type": "string",
       "maxLength": 64
      },
      "image": {
       "type": "string",
       "description": "PNG, base64."
      },
      "expiresAt": {
       "type": "string",
       "maxLength": 255
      }
     }
    }
   }
  },
  "cashierAccountAdd": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/cashierAccountAdd.schema.json",
   "title": "CashierAccountAddCall",
   "description": "Adds an account at a bank, or a wallet, to which withdrawals may go. Its holder has to be the member.",
   "x-call": {
    "method": "POST",
    "path": "/wps/cashier/account",
    "tag": "cashier",
    "token": true,
    "for": "member",
    "enc": true,
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "bank",
      "holder",
      "number",
      "paymentPassword"
     ],
     "properties": {
      "bank": {
       "type": "string",
       "maxLength": 64
      },
      "holder": {
       "type": "string",
       "maxLength": 128
      },
      "number": {
       "type": "string",
       "maxLength": 64
      },
      "paymentPassword": {
       "type": "string",
       "maxLength": 255
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "bank",
      "bankName",
      "kind",
      "holder",
      "number"
     ],
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 64
      },
      "bank": {
       "type": "string",
       "maxLength": 64
      },
      "bankName": {
       "type": "string",
       "maxLength": 64
      },
      "kind": {
       "enum": [
        "bank",
        "ewallet"
       ]
      },
      "holder": {
       "type": "string",
       "maxLength": 128,
       "description": "Masked."
      },
      "number": {
       "type": "string",
       "maxLength": 64,
       "description": "Masked: its end alone."
      }
     }
    }
   }
  },
  "cashierAccountRemove": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/cashierAccountRemove.schema.json",
   "title": "CashierAccountRemoveCall",
   "description": "Takes an account of the member away; withdrawals on their way still go there.",
   "x-call": {
    "method": "POST",
    "path": "/wps/cashier/account/remove",
    "tag": "cashier",
    "token": true,
    "for": "member",
    "enc": true,
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "paymentPassword"
     ],
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 64
      },
      "paymentPassword": {
       "type": "string",
       "maxLength": 255
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {}
    }
   }
  },
  "cashierOptions": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/cashierOptions.schema.json",
   "title": "CashierOptionsCall",
   "description": "How the member may bring money in and take it out: methods, banks, bounds, own accounts.",
   "x-call": {
    "method": "GET",
    "path": "/wps/cashier/options",
    "tag": "cashier",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "currency",
      "digits",
      "balance",
      "paymentPassword",
      "deposit",
      "withdrawal",
      "banks",
      "accounts"
     ],
     "properties": {
      "currency": {
       "type": "string",
       "maxLength": 8
      },
      "digits": {
       "type": "integer",
       "minimum": 0
      },
      "balance": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "Minor units."
      },
      "paymentPassword": {
       "type": "boolean",
       "description": "The member has one; without it nothing can be taken out."
      },
      "payeeName": {
       "type": "string",
       "maxLength": 128,
       "description": "Masked; in whose name accounts have to be. Absent while none is known."
      },
      "deposit": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "methods",
        "waiting",
        "waitingMax"
       ],
       "properties": {
        "methods": {
         "type": "array",
         "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "id",
           "kind",
           "name",
           "min",
           "max",
           "quick",
           "feePercent",
           "minutes",
           "accounts",
           "receipt"
          ],
          "properties": {
           "id": {
            "type": "string",
            "maxLength": 64
           },
           "kind": {
            "enum": [
             "transfer",
             "hosted"
            ]
           },
           "look": {
            "enum": [
             "wallet",
             "card"
            ]
           },
           "name": {
            "type": "string",
            "maxLength": 128
           },
           "text": {
            "type": "string",
            "maxLength": 1024
           },
           "image": {
            "type": "string",
            "maxLength": 1024
           },
           "min": {
            "type": "string",
            "pattern": "^[0-9]{1,18}$",
            "description": "Minor units."
           },
           "max": {
            "type": "string",
            "pattern": "^[0-9]{1,18}$",
            "description": "Minor units."
           },
           "quick": {
            "type": "array",
            "items": {
             "type": "string",
             "pattern": "^[0-9]{1,18}$",
             "description": "Minor units."
            }
           },
           "feePercent": {
            "type": "number",
            "minimum": 0
           },
           "minutes": {
            "type": "integer",
            "minimum": 0
           },
           "accounts": {
            "type": "array",
            "items": {
             "type": "object",
             "additionalProperties": false,
             "required": [
              "id",
              "bankName",
              "holder",
              "number"
             ],
             "properties": {
              "id": {
               "type": "string",
               "maxLength": 64
              },
              "bankName": {
               "type": "string",
               "maxLength": 64
              },
              "holder": {
               "type": "string",
               "maxLength": 128
              },
              "number": {
               "type": "string",
               "maxLength": 64
              }
             }
            }
           },
           "receipt": {
            "type": "boolean",
            "description": "It is looked at with a picture of the receipt only."
           }
          }
         }
        },
        "waiting": {
         "type": "integer",
         "minimum": 0
        },
        "waitingMax": {
         "type": "integer",
         "minimum": 0
        }
       }
      },
      "withdrawal": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "methods",
        "min",
        "max",
        "quick",
        "accountsMax",
        "receiptMinutes"
       ],
       "properties": {
        "methods": {
         "type": "array",
         "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "id",
           "kind",
           "name",
           "feePercent"
          ],
          "properties": {
           "id": {
            "type": "string",
            "maxLength": 64
           },
           "kind": {
            "enum": [
             "bank",
             "ewallet"
            ]
           },
           "name": {
            "type": "string",
            "maxLength": 128
           },
           "text": {
            "type": "string",
            "maxLength": 1024
           },
           "feePercent": {
            "type": "number",
            "minimum": 0
           }
          }
         }
        },
        "min": {
         "type": "string",
         "pattern": "^[0-9]{1,18}$",
         "description": "Minor units."
        },
        "max": {
         "type": "string",
         "pattern": "^[0-9]{1,18}$",
         "description": "Minor units."
        },
        "quick": {
         "type": "array",
         "items": {
          "type": "string",
          "pattern": "^[0-9]{1,18}$",
          "description": "Minor units."
         }
        },
        "accountsMax": {
         "type": "integer",
         "minimum": 0
        },
        "receiptMinutes": {
         "type": "integer",
         "minimum": 0
        },
        "leftToday": {
         "type": "integer",
         "minimum": 0,
         "description": "Withdrawals left on this day; absent without a limit."
        },
        "sumLeftToday": {
         "type": "string",
         "pattern": "^[0-9]{1,18}$",
         "description": "Minor units."
        }
       }
      },
      "banks": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "name",
         "kind"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 64
         },
         "name": {
          "type": "string",
          "maxLength": 64
         },
         "kind": {
          "enum": [
           "bank",
           "ewallet"
          ]
         },
         "image": {
          "type": "string",
          "maxLength": 1024,
          "description": "Address of its mark."
         },
         "digits": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "min",
           "max"
          ],
          "properties": {
           "min": {
            "type": "integer",
            "minimum": 0
           },
           "max": {
            "type": "integer",
            "minimum": 0
           }
          }
         }
        }
       }
      },
      "accounts": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "bank",
         "bankName",
         "kind",
         "holder",
         "number"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 64
         },
         "bank": {
          "type": "string",
          "maxLength": 64
         },
         "bankName": {
          "type": "string",
          "maxLength": 64
         },
         "kind": {
          "enum": [
           "bank",
           "ewallet"
          ]
         },
         "holder": {
          "type": "string",
          "maxLength": 128,
          "description": "Masked."
         },
         "number": {
          "type": "string",
          "maxLength": 64,
          "description": "Masked: its end alone."
         }
        }
       }
      }
     }
    }
   }
  },
  "countryCodes": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/countryCodes.schema.json",
   "title": "CountryCodesCall",
   "description": "Countries with their dialling codes and flags.",
   "x-call": {
    "method": "GET",
    "path": "/wps/system/countryCodes",
    "tag": "system"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "countries"
     ],
     "properties": {
      "countries": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "countryCode",
         "countryDialingCode",
         "name",
         "flag"
        ],
        "properties": {
         "countryCode": {
          "type": "string",
          "maxLength": 2
         },
         "countryDialingCode": {
          "type": "string",
          "maxLength": 8
         },
         "name": {
          "type": "string",
          "maxLength": 255
         },
         "flag": {
          "type": "string",
          "maxLength": 2048
         }
        }
       }
      }
     }
    }
   }
  },
  "depositCancel": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/depositCancel.schema.json",
   "title": "DepositCancelCall",
   "description": "Ends a deposit that the member has not paid. Money that comes all the same is credited.",
   "x-call": {
    "method": "POST",
    "path": "/wps/cashier/deposit/cancel",
    "tag": "cashier",
    "token": true,
    "for": "member",
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id"
     ],
     "properties": {
      "id": {
       "type": "string",
       "pattern": "^[A-Za-z0-9_-]{1,64}$"
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "method",
      "methodName",
      "kind",
      "amount",
      "fee",
      "pay",
      "state",
      "madeAt",
      "receipts",
      "receiptNeeded",
      "cancellable"
     ],
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 64
      },
      "method": {
       "type": "string",
       "maxLength": 64
      },
      "methodName": {
       "type": "string",
       "maxLength": 128
      },
      "kind": {
       "enum": [
        "transfer",
        "hosted"
       ]
      },
      "look": {
       "enum": [
        "wallet",
        "card"
       ]
      },
      "amount": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "Minor units."
      },
      "fee": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "Minor units."
      },
      "pay": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "What the player pays, minor units: amount and fee."
      },
      "state": {
       "enum": [
        "PENDING",
        "CONFIRMED",
        "FAILED",
        "EXPIRED",
        "CANCELLED"
       ]
      },
      "madeAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "expiresAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC; absent once it waits for somebody else than the player."
      },
      "decidedAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "account": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "bankName",
        "holder",
        "number"
       ],
       "properties": {
        "bankName": {
         "type": "string",
         "maxLength": 64
        },
        "holder": {
         "type": "string",
         "maxLength": 128
        },
        "number": {
         "type": "string",
         "maxLength": 64
        }
       },
       "description": "transfer: where to pay to."
      },
      "payUrl": {
       "type": "string",
       "maxLength": 1024,
       "description": "hosted: the provider's page, while it can be paid."
      },
      "receipts": {
       "type": "integer",
       "minimum": 0
      },
      "receiptNeeded": {
       "type": "boolean"
      },
      "cancellable": {
       "type": "boolean",
       "description": "The member may cancel it."
      },
      "reason": {
       "type": "string",
       "maxLength": 500
      }
     }
    }
   }
  },
  "depositCreate": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/depositCreate.schema.json",
   "title": "DepositCreateCall",
   "description": "Begins a deposit: answers the account to pay to, or the page of the payment provider.",
   "x-call": {
    "method": "POST",
    "path": "/wps/cashier/deposit",
    "tag": "cashier",
    "token": true,
    "for": "member",
    "idempotent": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "method",
      "amount"
     ],
     "properties": {
      "method": {
       "type": "string",
       "maxLength": 64
      },
      "amount": {
       "type": "string",
       "pattern": "^[1-9][0-9]{0,15}$",
       "description": "Minor units."
      },
      "account": {
       "type": "string",
       "maxLength": 64,
       "description": "transfer: which account of the brand; the first unless given."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "method",
      "methodName",
      "kind",
      "amount",
      "fee",
      "pay",
      "state",
      "madeAt",
      "receipts",
      "receiptNeeded",
      "cancellable"
     ],
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 64
      },
      "method": {
       "type": "string",
       "maxLength": 64
      },
      "methodName": {
       "type": "string",
       "maxLength": 128
      },
      "kind": {
       "enum": [
        "transfer",
        "hosted"
       ]
      },
      "look": {
       "enum": [
        "wallet",
        "card"
       ]
      },
      "amount": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "Minor units."
      },
      "fee": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "Minor units."
      },
      "pay": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "What the player pays, minor units: amount and fee."
      },
      "state": {
       "enum": [
        "PENDING",
        "CONFIRMED",
        "FAILED",
        "EXPIRED",
        "CANCELLED"
       ]
      },
      "madeAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "expiresAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC; absent once it waits for somebody else than the player."
      },
      "decidedAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "account": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "bankName",
        "holder",
        "number"
       ],
       "properties": {
        "bankName": {
         "type": "string",
         "maxLength": 64
        },
        "holder": {
         "type": "string",
         "maxLength": 128
        },
        "number": {
         "type": "string",
         "maxLength": 64
        }
       },
       "description": "transfer: where to pay to."
      },
      "payUrl": {
       "type": "string",
       "maxLength": 1024,
       "description": "hosted: the provider's page, while it can be paid."
      },
      "receipts": {
       "type": "integer",
       "minimum": 0
      },
      "receiptNeeded": {
       "type": "boolean"
      },
      "cancellable": {
       "type": "boolean",
       "description": "The member may cancel it."
      },
      "reason": {
       "type": "string",
       "maxLength": 500
      }
     }
    }
   }
  },
  "depositList": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/depositList.schema.json",
   "title": "DepositListCall",
   "description": "Deposits of the member, the newest first, twenty at a time.",
   "x-call": {
    "method": "GET",
    "path": "/wps/cashier/deposits",
    "tag": "cashier",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {
      "id": {
       "type": "string",
       "pattern": "^[A-Za-z0-9_-]{1,64}$",
       "description": "This one alone."
      },
      "before": {
       "type": "string",
       "pattern": "^[A-Za-z0-9_-]{1,64}$",
       "description": "Those after this one, which are older."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "currency",
      "digits",
      "deposits",
      "more"
     ],
     "properties": {
      "currency": {
       "type": "string",
       "maxLength": 8
      },
      "digits": {
       "type": "integer",
       "minimum": 0
      },
      "deposits": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "method",
         "methodName",
         "kind",
         "amount",
         "fee",
         "pay",
         "state",
         "madeAt",
         "receipts",
         "receiptNeeded",
         "cancellable"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 64
         },
         "method": {
          "type": "string",
          "maxLength": 64
         },
         "methodName": {
          "type": "string",
          "maxLength": 128
         },
         "kind": {
          "enum": [
           "transfer",
           "hosted"
          ]
         },
         "look": {
          "enum": [
           "wallet",
           "card"
          ]
         },
         "amount": {
          "type": "string",
          "pattern": "^[0-9]{1,18}$",
          "description": "Minor units."
         },
         "fee": {
          "type": "string",
          "pattern": "^[0-9]{1,18}$",
          "description": "Minor units."
         },
         "pay": {
          "type": "string",
          "pattern": "^[0-9]{1,18}$",
          "description": "What the player pays, minor units: amount and fee."
         },
         "state": {
          "enum": [
           "PENDING",
           "CONFIRMED",
           "FAILED",
           "EXPIRED",
           "CANCELLED"
          ]
         },
         "madeAt": {
          "type": "string",
          "maxLength": 64,
          "description": "ISO 8601, UTC."
         },
         "expiresAt": {
          "type": "string",
          "maxLength": 64,
          "description": "ISO 8601, UTC; absent once it waits for somebody else than the player."
         },
         "decidedAt": {
          "type": "string",
          "maxLength": 64,
          "description": "ISO 8601, UTC."
         },
         "account": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "bankName",
           "holder",
           "number"
          ],
          "properties": {
           "bankName": {
            "type": "string",
            "maxLength": 64
           },
           "holder": {
            "type": "string",
            "maxLength": 128
           },
           "number": {
            "type": "string",
            "maxLength": 64
           }
          },
          "description": "transfer: where to pay to."
         },
         "payUrl": {
          "type": "string",
          "maxLength": 1024,
          "description": "hosted: the provider's page, while it can be paid."
         },
         "receipts": {
          "type": "integer",
          "minimum": 0
         },
         "receiptNeeded": {
          "type": "boolean"
         },
         "cancellable": {
          "type": "boolean",
          "description": "The member may cancel it."
         },
         "reason": {
          "type": "string",
          "maxLength": 500
         }
        }
       }
      },
      "more": {
       "type": "boolean"
      }
     }
    }
   }
  },
  "depositReceipt": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/depositReceipt.schema.json",
   "title": "DepositReceiptCall",
   "description": "Takes a picture of a deposit's receipt: a PNG or JPEG under 5 MB as the body, three at most.",
   "x-call": {
    "method": "PUT",
    "path": "/wps/cashier/deposit/receipt",
    "tag": "cashier",
    "token": true,
    "for": "member",
    "upload": [
     "image/png",
     "image/jpeg"
    ],
    "maxBytes": 5242880,
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id"
     ],
     "properties": {
      "id": {
       "type": "string",
       "pattern": "^[A-Za-z0-9_-]{1,64}$"
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "method",
      "methodName",
      "kind",
      "amount",
      "fee",
      "pay",
      "state",
      "madeAt",
      "receipts",
      "receiptNeeded",
      "cancellable"
     ],
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 64
      },
      "method": {
       "type": "string",
       "maxLength": 64
      },
      "methodName": {
       "type": "string",
       "maxLength": 128
      },
      "kind": {
       "enum": [
        "transfer",
        "hosted"
       ]
      },
      "look": {
       "enum": [
        "wallet",
        "card"
       ]
      },
      "amount": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "Minor units."
      },
      "fee": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "Minor units."
      },
      "pay": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "What the player pays, minor units: amount and fee."
      },
      "state": {
       "enum": [
        "PENDING",
        "CONFIRMED",
        "FAILED",
        "EXPIRED",
        "CANCELLED"
       ]
      },
      "madeAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "expiresAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC; absent once it waits for somebody else than the player."
      },
      "decidedAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "account": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "bankName",
        "holder",
        "number"
       ],
       "properties": {
        "bankName": {
         "type": "string",
         "maxLength": 64
        },
        "holder": {
         "type": "string",
         "maxLength": 128
        },
        "number": {
         "type": "string",
         "maxLength": 64
        }
       },
       "description": "transfer: where to pay to."
      },
      "payUrl": {
       "type": "string",
       "maxLength": 1024,
       "description": "hosted: the provider's page, while it can be paid."
      },
      "receipts": {
       "type": "integer",
       "minimum": 0
      },
      "receiptNeeded": {
       "type": "boolean"
      },
      "cancellable": {
       "type": "boolean",
       "description": "The member may cancel it."
      },
      "reason": {
       "type": "string",
       "maxLength": 500
      }
     }
    }
   }
  },
  "domainRoute": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/domainRoute.schema.json",
   "title": "DomainRouteCall",
   "description": "Domains, support, downloads and draws of the brand.",
   "x-call": {
    "method": "GET",
    "path": "/wps/system/domainRoute",
    "tag": "system"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "domainList",
      "customerService",
      "resources",
      "draws"
     ],
     "properties": {
      "domainList": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "url",
         "speed"
        ],
        "properties": {
         "url": {
          "type": "string",
          "maxLength": 255
         },
         "speed": {
          "type": "number",
          "minimum": 0,
          "description": "Milliseconds, measured by the platform."
         }
        }
       }
      },
      "customerService": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "title",
         "csPosition",
         "type",
         "url"
        ],
        "properties": {
         "title": {
          "type": "string",
          "maxLength": 255
         },
         "csPosition": {
          "type": "string",
          "maxLength": 255
         },
         "type": {
          "enum": [
           "LIVECHAT",
           "VIBER",
           "TELEGRAM"
          ]
         },
         "url": {
          "type": "string",
          "maxLength": 2048
         }
        }
       }
      },
      "resources": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "resourceType",
         "url"
        ],
        "properties": {
         "resourceType": {
          "enum": [
           "IOS",
           "ANDROID"
          ]
         },
         "url": {
          "type": "string",
          "maxLength": 2048
         },
         "qrCodeUrl": {
          "type": "string",
          "maxLength": 2048
         }
        }
       }
      },
      "draws": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "name",
         "region",
         "days",
         "time",
         "timeZone",
         "closesMinutesBefore"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 255
         },
         "name": {
          "type": "string",
          "maxLength": 255
         },
         "region": {
          "enum": [
           "north",
           "central",
           "south"
          ]
         },
         "days": {
          "type": "array",
          "items": {
           "type": "integer"
          }
         },
         "time": {
          "type": "string",
          "maxLength": 255
         },
         "timeZone": {
          "type": "string",
          "maxLength": 255
         },
         "closesMinutesBefore": {
          "type": "integer"
         }
        }
       }
      },
      "outbox": {
       "type": "string",
       "maxLength": 255,
       "description": "Path of the page that shows messages to players; only a sandbox has it, which keeps them instead of sending them."
      }
     }
    }
   }
  },
  "favoriteGame": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/favoriteGame.schema.json",
   "title": "FavoriteGameCall",
   "description": "Keeps a game among the favourites of a player, or takes it out. Doing so again changes nothing.",
   "x-call": {
    "method": "PUT",
    "path": "/wps/relay/MCSFE_setFavoriteGame",
    "tag": "relay",
    "token": true,
    "for": "any"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "gameId",
      "favorite"
     ],
     "properties": {
      "gameId": {
       "type": "string",
       "maxLength": 64
      },
      "favorite": {
       "type": "boolean"
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "favorite"
     ],
     "properties": {
      "favorite": {
       "type": "boolean"
      }
     }
    }
   }
  },
  "favoriteGames": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/favoriteGames.schema.json",
   "title": "FavoriteGamesCall",
   "description": "Ids of the games a player keeps, the last kept first.",
   "x-call": {
    "method": "GET",
    "path": "/wps/relay/MCSFE_getFavoriteGames",
    "tag": "relay",
    "token": true,
    "for": "any"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "games"
     ],
     "properties": {
      "games": {
       "type": "array",
       "items": {
        "type": "string",
        "maxLength": 64
       }
      }
     }
    }
   }
  },
  "favoriteGamesList": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/favoriteGamesList.schema.json",
   "title": "FavoriteGamesListCall",
   "description": "The games a player keeps, the last kept first; those that are no longer offered are left out.",
   "x-call": {
    "method": "GET",
    "path": "/wps/relay/MCSFE_getFavoriteGamesList",
    "tag": "relay",
    "token": true,
    "for": "any"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "gameType": {
       "type": "string",
       "maxLength": 16
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "games"
     ],
     "properties": {
      "games": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "name",
         "code",
         "vassalage",
         "gameType",
         "accountTypeName",
         "isGame",
         "isHot",
         "isNew",
         "image"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 255
         },
         "name": {
          "type": "string",
          "maxLength": 255
         },
         "code": {
          "type": "string",
          "maxLength": 255
         },
         "vassalage": {
          "type": "string",
          "maxLength": 255
         },
         "gameType": {
          "type": "string",
          "maxLength": 255
         },
         "accountTypeName": {
          "type": "string",
          "maxLength": 255
         },
         "defaultPlayType": {
          "type": "string",
          "maxLength": 255
         },
         "isGame": {
          "enum": [
           "GAME",
           "VASSALAGE"
          ]
         },
         "isHot": {
          "enum": [
           0,
           1
          ]
         },
         "isNew": {
          "enum": [
           0,
           1
          ]
         },
         "image": {
          "type": "string",
          "maxLength": 2048
         },
         "category": {
          "type": "string",
          "maxLength": 64,
          "description": "Category within the kind of games, such as baccarat."
         },
         "accountType": {
          "type": "string",
          "maxLength": 32,
          "description": "Of a lottery: TCG_SEA opens in a window of its own, GPI starts as any game."
         },
         "trial": {
          "enum": [
           0,
           1
          ],
          "description": "1 when guests can play it for play money."
         },
         "hasRooms": {
          "enum": [
           0,
           1
          ],
          "description": "1 when a room is chosen first: see GLS2_roomList."
         }
        }
       }
      }
     }
    }
   }
  },
  "gameList": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/gameList.schema.json",
   "title": "GameListCall",
   "description": "Games of a category or vendor, a page at a time.",
   "x-call": {
    "method": "GET",
    "path": "/wps/relay/GCSGAME_gameList",
    "tag": "relay"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "gameType": {
       "type": "string",
       "maxLength": 16
      },
      "vassalage": {
       "type": "string",
       "maxLength": 32
      },
      "category": {
       "type": "string",
       "maxLength": 64,
       "description": "A category within the kind of games, such as baccarat."
      },
      "page": {
       "type": "string",
       "pattern": "^[0-9]{1,5}$"
      },
      "size": {
       "type": "string",
       "pattern": "^[0-9]{1,3}$"
      },
      "search": {
       "type": "string",
       "maxLength": 64
      },
      "sort": {
       "enum": [
        "usual",
        "popular",
        "hot",
        "new",
        "name"
       ],
       "description": "The brand's own sequence when absent; popular: most started in the last days; hot and new: those marked so first."
      },
      "gameId": {
       "type": "string",
       "maxLength": 64,
       "description": "One game alone."
      },
      "isGame": {
       "enum": [
        "GAME",
        "VASSALAGE"
       ],
       "description": "Games alone, or the entries alone that stand for a vendor."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "games",
      "total",
      "page"
     ],
     "properties": {
      "games": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "name",
         "code",
         "vassalage",
         "gameType",
         "accountTypeName",
         "isGame",
         "isHot",
         "isNew",
         "image"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 255
         },
         "name": {
          "type": "string",
          "maxLength": 255
         },
         "code": {
          "type": "string",
          "maxLength": 255
         },
         "vassalage": {
          "type": "string",
          "maxLength": 255
         },
         "gameType": {
          "type": "string",
          "maxLength": 255
         },
         "accountTypeName": {
          "type": "string",
          "maxLength": 255
         },
         "defaultPlayType": {
          "type": "string",
          "maxLength": 255
         },
         "isGame": {
          "enum": [
           "GAME",
           "VASSALAGE"
          ]
         },
         "isHot": {
          "enum": [
           0,
           1
          ]
         },
         "isNew": {
          "enum": [
           0,
           1
          ]
         },
         "image": {
          "type": "string",
          "maxLength": 2048
         },
         "category": {
          "type": "string",
          "maxLength": 64,
          "description": "Category within the kind of games, such as baccarat."
         },
         "accountType": {
          "type": "string",
          "maxLength": 32,
          "description": "Of a lottery: TCG_SEA opens in a window of its own, GPI starts as any game."
         },
         "trial": {
          "enum": [
           0,
           1
          ],
          "description": "1 when guests can play it for play money."
         },
         "hasRooms": {
          "enum": [
           0,
           1
          ],
          "description": "1 when a room is chosen first: see GLS2_roomList."
         }
        }
       }
      },
      "total": {
       "type": "integer",
       "minimum": 0
      },
      "page": {
       "type": "integer",
       "minimum": 1
      }
     }
    }
   }
  },
  "gameVendor": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/gameVendor.schema.json",
   "title": "GameVendorCall",
   "description": "Vendors of the brand.",
   "x-call": {
    "method": "GET",
    "path": "/wps/relay/GCSGAME_gameVendor",
    "tag": "relay"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "merchantCode": {
       "type": "string",
       "maxLength": 32
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "vendors"
     ],
     "properties": {
      "vendors": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "name",
         "accountTypeId",
         "vassalage",
         "gameType",
         "image",
         "isHot"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 255
         },
         "name": {
          "type": "string",
          "maxLength": 255
         },
         "accountTypeId": {
          "type": "integer"
         },
         "vassalage": {
          "type": "string",
          "maxLength": 255
         },
         "gameType": {
          "type": "string",
          "maxLength": 255
         },
         "image": {
          "type": "string",
          "maxLength": 2048
         },
         "isHot": {
          "enum": [
           0,
           1
          ]
         }
        }
       }
      }
     }
    }
   }
  },
  "helpCenter": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/helpCenter.schema.json",
   "title": "HelpCenterCall",
   "description": "Articles of the help centre in the language of Accept-Language.",
   "x-call": {
    "method": "GET",
    "path": "/wps/system/helpCenter",
    "tag": "system"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "articles"
     ],
     "properties": {
      "articles": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "title",
         "content"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 255
         },
         "title": {
          "type": "string",
          "maxLength": 255
         },
         "content": {
          "type": "string",
          "maxLength": 40000
         },
         "icon": {
          "type": "string",
          "maxLength": 255
         }
        }
       }
      }
     }
    }
   }
  },
  "hotGames": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/hotGames.schema.json",
   "title": "HotGamesCall",
   "description": "Hot games in lanes.",
   "x-call": {
    "method": "GET",
    "path": "/wps/relay/GCSGAME_hotGamesV2",
    "tag": "relay"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "gameType": {
       "type": "string",
       "maxLength": 16
      },
      "vassalage": {
       "type": "string",
       "maxLength": 32
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "lanes"
     ],
     "properties": {
      "lanes": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "title",
         "cards"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 255
         },
         "title": {
          "type": "string",
          "maxLength": 255
         },
         "cards": {
          "type": "array",
          "items": {
           "type": "object",
           "additionalProperties": false,
           "required": [
            "id",
            "name",
            "code",
            "vassalage",
            "gameType",
            "accountTypeName",
            "isGame",
            "isHot",
            "isNew",
            "image"
           ],
           "properties": {
            "id": {
             "type": "string",
             "maxLength": 255
            },
            "name": {
             "type": "string",
             "maxLength": 255
            },
            "code": {
             "type": "string",
             "maxLength": 255
            },
            "vassalage": {
             "type": "string",
             "maxLength": 255
            },
            "gameType": {
             "type": "string",
             "maxLength": 255
            },
            "accountTypeName": {
             "type": "string",
             "maxLength": 255
            },
            "defaultPlayType": {
             "type": "string",
             "maxLength": 255
            },
            "isGame": {
             "enum": [
              "GAME",
              "VASSALAGE"
             ]
            },
            "isHot": {
             "enum": [
              0,
              1
             ]
            },
            "isNew": {
             "enum": [
              0,
              1
             ]
            },
            "image": {
             "type": "string",
             "maxLength": 2048
            },
            "category": {
             "type": "string",
             "maxLength": 64,
             "description": "Category within the kind of games, such as baccarat."
            },
            "accountType": {
             "type": "string",
             "maxLength": 32,
             "description": "Of a lottery: TCG_SEA opens in a window of its own, GPI starts as any game."
            },
            "trial": {
             "enum": [
              0,
              1
             ],
             "description": "1 when guests can play it for play money."
            },
            "hasRooms": {
             "enum": [
              0,
              1
             ],
             "description": "1 when a room is chosen first: see GLS2_roomList."
            }
           }
          }
         }
        }
       }
      }
     }
    }
   }
  },
  "humanChallenge": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/humanChallenge.schema.json",
   "title": "HumanChallengeCall",
   "description": "What the page has to do to prove that a person is at work: solve a puzzle of ALTCHA (proof of work, version 2), which takes about a second and can be answered once until expiresAt, or have Geetest ask the player.",
   "x-call": {
    "method": "GET",
    "path": "/wps/verification/human",
    "tag": "verification"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "oneOf": [
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "challenge",
        "expiresAt"
       ],
       "properties": {
        "challenge": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "parameters",
          "signature"
         ],
         "properties": {
          "parameters": {
           "type": "object",
           "additionalProperties": false,
           "required": [
            "algorithm",
            "nonce",
            "salt",
            "cost",
            "keyLength",
            "keyPrefix"
           ],
           "properties": {
            "algorithm": {
             "const": "PBKDF2/SHA-256"
            },
            "nonce": {
             "type": "string",
             "maxLength": 64,
             "description": "Hex."
            },
            "salt": {
             "type": "string",
             "maxLength": 64,
             "description": "Hex."
            },
            "cost": {
             "type": "integer",
             "minimum": 1,
             "description": "Iterations of one try."
            },
            "keyLength": {
             "type": "integer",
             "minimum": 1,
             "description": "Bytes."
            },
            "keyPrefix": {
             "type": "string",
             "maxLength": 128,
             "description": "Hex; the derived key of the counter that is looked for begins so."
            },
            "keySignature": {
             "type": "string",
             "maxLength": 128,
             "description": "Hex."
            },
            "data": {
             "type": "object",
             "additionalProperties": false,
             "required": [
              "brand",
              "expiresAt"
             ],
             "properties": {
              "brand": {
               "type": "string",
               "maxLength": 255
              },
              "expiresAt": {
               "type": "integer",
               "description": "Seconds since 1970."
              }
             }
            }
           }
          },
          "signature": {
           "type": "string",
           "maxLength": 128,
           "description": "Hex; HMAC of the parameters."
          }
         }
        },
        "expiresAt": {
         "type": "string",
         "maxLength": 32,
         "description": "ISO 8601, UTC."
        }
       }
      },
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "geetest",
        "expiresAt"
       ],
       "properties": {
        "geetest": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "captchaId",
          "script"
         ],
         "properties": {
          "captchaId": {
           "type": "string",
           "maxLength": 64
          },
          "script": {
           "type": "string",
           "maxLength": 200,
           "description": "Address of gt4.js."
          }
         }
        },
        "expiresAt": {
         "type": "string",
         "maxLength": 32,
         "description": "ISO 8601, UTC."
        }
       }
      }
     ]
    }
   }
  },
  "jackpots": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/jackpots.schema.json",
   "title": "JackpotsCall",
   "description": "Running jackpots as the vendors say them, the largest first. A vendor that does not answer is left out.",
   "x-call": {
    "method": "GET",
    "path": "/wps/relay/GCSGAME_getJackpots",
    "tag": "relay"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "gameType": {
       "type": "string",
       "maxLength": 16
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "jackpots",
      "total",
      "currency",
      "digits",
      "at"
     ],
     "properties": {
      "jackpots": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "gameId",
         "name",
         "vassalage",
         "image",
         "amount"
        ],
        "properties": {
         "gameId": {
          "type": "string",
          "maxLength": 64
         },
         "name": {
          "type": "string",
          "maxLength": 255
         },
         "vassalage": {
          "type": "string",
          "maxLength": 32
         },
         "image": {
          "type": "string",
          "maxLength": 2048
         },
         "amount": {
          "type": "string",
          "maxLength": 30,
          "description": "Minor units, decimal string.",
          "pattern": "^\\d+$"
         }
        }
       }
      },
      "total": {
       "type": "string",
       "maxLength": 30,
       "description": "Sum of all, in minor units.",
       "pattern": "^\\d+$"
      },
      "currency": {
       "type": "string",
       "maxLength": 3
      },
      "digits": {
       "type": "integer",
       "minimum": 0,
       "maximum": 4
      },
      "at": {
       "type": "integer",
       "description": "When the vendors said so, milliseconds since 1970."
      }
     }
    }
   }
  },
  "languageUpdate": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/languageUpdate.schema.json",
   "title": "LanguageUpdateCall",
   "description": "Keeps the language of the member.",
   "x-call": {
    "method": "PUT",
    "path": "/wps/member/language",
    "tag": "member",
    "token": true,
    "for": "any",
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "language"
     ],
     "properties": {
      "language": {
       "type": "string",
       "maxLength": 8,
       "minLength": 2
      }
     }
    },
    "value": {
     "type": "null"
    }
   }
  },
  "launchAddress": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/launchAddress.schema.json",
   "title": "LaunchAddressCall",
   "description": "Address at which a game starts. Whatever of the payload is given has to be the player's own: account, session, merchant, vendor of the game. Answers game_url, or game_url2.",
   "x-call": {
    "method": "POST",
    "path": "/wps/game/getLaunchAddressV2",
    "tag": "game",
    "token": true,
    "for": "any"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {
      "gameId": {
       "type": "string",
       "maxLength": 64,
       "description": "Id of the game; this or roomId."
      },
      "roomId": {
       "type": "string",
       "maxLength": 64,
       "description": "A room of the game, or game and room as game:room."
      },
      "nodeId": {
       "type": "integer",
       "minimum": 0,
       "maximum": 999999,
       "description": "Node of the catalogue the game was opened from; kept with the start."
      },
      "accountType": {
       "type": "string",
       "maxLength": 32,
       "description": "Id or name of the account at the vendor."
      },
      "confirmTrans": {
       "type": "boolean",
       "description": "At vendors with a wallet of their own: true moves the balance there first, false starts with what is there. Without it such a start is refused with CONFIRM_TRANSFER."
      },
      "vassalage": {
       "type": "string",
       "maxLength": 32
      },
      "launchMode": {
       "enum": [
        "real",
        "trial"
       ],
       "description": "Guests always play trial."
      },
      "platform": {
       "enum": [
        "W",
        "WEB",
        "M"
       ]
      },
      "clientType": {
       "enum": [
        "WEB",
        "H5",
        "APP"
       ]
      },
      "username": {
       "type": "string",
       "maxLength": 255
      },
      "token": {
       "type": "string",
       "maxLength": 128
      },
      "merchantCode": {
       "type": "string",
       "maxLength": 32
      },
      "language": {
       "type": "string",
       "maxLength": 16
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "game",
      "launchMode"
     ],
     "properties": {
      "game_url": {
       "type": "string",
       "maxLength": 4096,
       "description": "Address for the frame of the game page."
      },
      "game_url2": {
       "type": "string",
       "maxLength": 4096,
       "description": "Address for a window of its own: a provider that is not shown in a frame."
      },
      "launchMode": {
       "enum": [
        "real",
        "trial"
       ]
      },
      "game": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "id",
        "name",
        "code",
        "vassalage",
        "gameType",
        "accountTypeName",
        "isGame",
        "isHot",
        "isNew",
        "image"
       ],
       "properties": {
        "id": {
         "type": "string",
         "maxLength": 255
        },
        "name": {
         "type": "string",
         "maxLength": 255
        },
        "code": {
         "type": "string",
         "maxLength": 255
        },
        "vassalage": {
         "type": "string",
         "maxLength": 255
        },
        "gameType": {
         "type": "string",
         "maxLength": 255
        },
        "accountTypeName": {
         "type": "string",
         "maxLength": 255
        },
        "defaultPlayType": {
         "type": "string",
         "maxLength": 255
        },
        "isGame": {
         "enum": [
          "GAME",
          "VASSALAGE"
         ]
        },
        "isHot": {
         "enum": [
          0,
          1
         ]
        },
        "isNew": {
         "enum": [
          0,
          1
         ]
        },
        "image": {
         "type": "string",
         "maxLength": 2048
        },
        "category": {
         "type": "string",
         "maxLength": 64,
         "description": "Category within the kind of games, such as baccarat."
        },
        "accountType": {
         "type": "string",
         "maxLength": 32,
         "description": "Of a lottery: TCG_SEA opens in a window of its own, GPI starts as any game."
        },
        "trial": {
         "enum": [
          0,
          1
         ],
         "description": "1 when guests can play it for play money."
        },
        "hasRooms": {
         "enum": [
          0,
          1
         ],
         "description": "1 when a room is chosen first: see GLS2_roomList."
        }
       }
      },
      "roomId": {
       "type": "string",
       "maxLength": 64
      }
     }
    }
   }
  },
  "launchGame": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/launchGame.schema.json",
   "title": "LaunchGameCall",
   "description": "As getLaunchAddressV2, for older pages: begins a start and moves no money.",
   "x-call": {
    "method": "GET",
    "path": "/wps/game/launchGame",
    "tag": "game",
    "token": true,
    "for": "any",
    "whileExcluded": false
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "gameId": {
       "type": "string",
       "maxLength": 64
      },
      "roomId": {
       "type": "string",
       "maxLength": 64
      },
      "vassalage": {
       "type": "string",
       "maxLength": 32
      },
      "launchMode": {
       "enum": [
        "real",
        "trial"
       ]
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "game",
      "launchMode"
     ],
     "properties": {
      "game_url": {
       "type": "string",
       "maxLength": 4096,
       "description": "Address for the frame of the game page."
      },
      "game_url2": {
       "type": "string",
       "maxLength": 4096,
       "description": "Address for a window of its own: a provider that is not shown in a frame."
      },
      "launchMode": {
       "enum": [
        "real",
        "trial"
       ]
      },
      "game": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "id",
        "name",
        "code",
        "vassalage",
        "gameType",
        "accountTypeName",
        "isGame",
        "isHot",
        "isNew",
        "image"
       ],
       "properties": {
        "id": {
         "type": "string",
         "maxLength": 255
        },
        "name": {
         "type": "string",
         "maxLength": 255
        },
        "code": {
         "type": "string",
         "maxLength": 255
        },
        "vassalage": {
         "type": "string",
         "maxLength": 255
        },
        "gameType": {
         "type": "string",
         "maxLength": 255
        },
        "accountTypeName": {
         "type": "string",
         "maxLength": 255
        },
        "defaultPlayType": {
         "type": "string",
         "maxLength": 255
        },
        "isGame": {
         "enum": [
          "GAME",
          "VASSALAGE"
         ]
        },
        "isHot": {
         "enum": [
          0,
          1
         ]
        },
        "isNew": {
         "enum": [
          0,
          1
         ]
        },
        "image": {
         "type": "string",
         "maxLength": 2048
        },
        "category": {
         "type": "string",
         "maxLength": 64,
         "description": "Category within the kind of games, such as baccarat."
        },
        "accountType": {
         "type": "string",
         "maxLength": 32,
         "description": "Of a lottery: TCG_SEA opens in a window of its own, GPI starts as any game."
        },
        "trial": {
         "enum": [
          0,
          1
         ],
         "description": "1 when guests can play it for play money."
        },
        "hasRooms": {
         "enum": [
          0,
          1
         ],
         "description": "1 when a room is chosen first: see GLS2_roomList."
        }
       }
      },
      "roomId": {
       "type": "string",
       "maxLength": 64
      }
     }
    }
   }
  },
  "loginVerification": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/loginVerification.schema.json",
   "title": "LoginVerificationCall",
   "description": "Verifies a login from an unregistered address and logs in.",
   "x-call": {
    "method": "POST",
    "path": "/wps/session/login/verification",
    "tag": "session",
    "enc": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "ticket",
      "method",
      "verificationCode"
     ],
     "properties": {
      "ticket": {
       "type": "string",
       "maxLength": 64,
       "description": "The ticket of the refusal LOGIN_VERIFICATION_REQUIRED."
      },
      "method": {
       "enum": [
        "mobile",
        "email",
        "totp",
        "payeeName"
       ],
       "description": "One of those that the refusal offered."
      },
      "by": {
       "enum": [
        "mobile",
        "email",
        "totp"
       ],
       "description": "What the code proves, for the method payeeName."
      },
      "verificationCode": {
       "type": "string",
       "maxLength": 255,
       "description": "The code that was sent, of the authenticator, or a recovery code."
      },
      "payeeName": {
       "type": "string",
       "maxLength": 255,
       "description": "Name of the bank account; for the method payeeName."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "token",
      "customerId",
      "account",
      "type",
      "memberLabel",
      "firstTimeLogin",
      "passwordExpired",
      "passwordDefault",
      "passwordDue",
      "expiresAt"
     ],
     "properties": {
      "token": {
       "type": "string",
       "maxLength": 128
      },
      "customerId": {
       "type": "string",
       "maxLength": 255
      },
      "account": {
       "type": "string",
       "maxLength": 255
      },
      "type": {
       "enum": [
        0,
        1,
        2,
        4,
        41,
        42
       ]
      },
      "memberLabel": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "labelName"
        ],
        "properties": {
         "labelName": {
          "type": "string",
          "maxLength": 255
         }
        }
       }
      },
      "firstTimeLogin": {
       "type": "boolean"
      },
      "passwordExpired": {
       "type": "boolean"
      },
      "passwordDefault": {
       "type": "boolean",
       "description": "The password is the one that accounts are made with."
      },
      "passwordDue": {
       "type": "boolean",
       "description": "Another password has to be set before anything else: of the other calls only those are allowed that say so."
      },
      "expiresAt": {
       "type": "string",
       "description": "ISO 8601, UTC; the session ends then at the latest."
      },
      "exclusion": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "kind",
        "until"
       ],
       "description": "The member is excluded from play: the session is good for looking and withdrawing only.",
       "properties": {
        "kind": {
         "enum": [
          "timeOut",
          "selfExclusion"
         ]
        },
        "until": {
         "type": [
          "string",
          "null"
         ],
         "maxLength": 64,
         "description": "ISO 8601, UTC; null is for good."
        }
       }
      }
     }
    }
   }
  },
  "loginVerificationCode": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/loginVerificationCode.schema.json",
   "title": "LoginVerificationCodeCall",
   "description": "Sends a code for a login that has to be verified, to the number or address that the account has.",
   "x-call": {
    "method": "POST",
    "path": "/wps/session/login/verification/code",
    "tag": "session"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "ticket",
      "method"
     ],
     "properties": {
      "ticket": {
       "type": "string",
       "maxLength": 64,
       "description": "The ticket of the refusal LOGIN_VERIFICATION_REQUIRED."
      },
      "method": {
       "enum": [
        "mobile",
        "email"
       ]
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "expiredMinutes"
     ],
     "properties": {
      "expiredMinutes": {
       "type": "integer",
       "minimum": 1,
       "description": "Minutes the code can be used."
      }
     }
    }
   }
  },
  "lotteryBet": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/lotteryBet.schema.json",
   "title": "LotteryBetCall",
   "description": "Places a slip: every line or none. A chase repeats the lines, which are then of one game and draw, in further draws; all of it is paid now, and what a chase does not play is paid back.",
   "x-call": {
    "method": "POST",
    "path": "/lotto/lgw/bets",
    "tag": "lottery",
    "token": true,
    "for": "member",
    "idempotent": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "lines"
     ],
     "properties": {
      "lines": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "game",
         "numero",
         "betType",
         "selection",
         "unit",
         "multiple"
        ],
        "properties": {
         "game": {
          "type": "string",
          "maxLength": 32,
          "pattern": "^[a-z0-9][a-z0-9-]{0,31}$",
          "description": "Code of the game."
         },
         "numero": {
          "type": "string",
          "maxLength": 16,
          "pattern": "^[0-9]{8}(-[0-9]{4})?$",
          "description": "Number of the draw: its day in the game's time zone and, where it is drawn more than once a day, which one, such as 20260301-0042."
         },
         "betType": {
          "type": "string",
          "maxLength": 64,
          "pattern": "^[a-z0-9][a-z0-9-]{0,63}$"
         },
         "selection": {
          "description": "What is chosen: `{ \"<row>\": [\"<choice>\", …] }` for a bet type whose panel has rows, `[\"07\", …]` for one with numbers.",
          "anyOf": [
           {
            "type": "object",
            "maxProperties": 16,
            "additionalProperties": {
             "type": "array",
             "items": {
              "type": "string",
              "maxLength": 16
             },
             "maxItems": 120
            }
           },
           {
            "type": "array",
            "items": {
             "type": "string",
             "maxLength": 32
            },
            "maxItems": 10000
           }
          ]
         },
         "unit": {
          "type": "string",
          "maxLength": 16,
          "pattern": "^[1-9][0-9]{0,15}$",
          "description": "Stake of a note before the multiple, in minor units."
         },
         "multiple": {
          "type": "integer",
          "minimum": 1,
          "maximum": 99999
         },
         "group": {
          "type": "integer",
          "minimum": 1000,
          "maximum": 2000,
          "description": "Prize group chosen; the player's best unless given."
         },
         "odds": {
          "type": "object",
          "additionalProperties": {
           "type": "string",
           "maxLength": 24
          },
          "maxProperties": 64,
          "description": "Odds the player saw, by level: if they are lower now the bet is refused with ODDS_CHANGED."
         }
        }
       },
       "minItems": 1,
       "maxItems": 200
      },
      "chase": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "draws",
        "stopOnWin"
       ],
       "properties": {
        "draws": {
         "type": "array",
         "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "numero",
           "multiple"
          ],
          "properties": {
           "numero": {
            "type": "string",
            "maxLength": 16,
            "pattern": "^[0-9]{8}(-[0-9]{4})?$",
            "description": "Number of the draw: its day in the game's time zone and, where it is drawn more than once a day, which one, such as 20260301-0042."
           },
           "multiple": {
            "type": "integer",
            "minimum": 1,
            "maximum": 9999,
            "description": "Times the multiple of each line."
           }
          }
         },
         "minItems": 1,
         "maxItems": 200,
         "description": "Draws after that of the lines, in their sequence."
        },
        "stopOnWin": {
         "type": "boolean"
        }
       }
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "bets",
      "total",
      "balance",
      "placedAt"
     ],
     "properties": {
      "bets": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "game",
         "numero",
         "betType",
         "notes",
         "stake"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 64
         },
         "game": {
          "type": "string",
          "maxLength": 32,
          "description": "Code of the game."
         },
         "numero": {
          "type": "string",
          "maxLength": 16,
          "description": "Number of the draw, such as 20260301-0042."
         },
         "betType": {
          "type": "string",
          "maxLength": 64
         },
         "notes": {
          "type": "integer"
         },
         "stake": {
          "type": "string",
          "maxLength": 32,
          "description": "Minor units."
         }
        }
       }
      },
      "chase": {
       "type": "string",
       "maxLength": 64,
       "description": "Id of the chase."
      },
      "total": {
       "type": "string",
       "maxLength": 32,
       "description": "Minor units."
      },
      "balance": {
       "type": "string",
       "maxLength": 32,
       "description": "After it, in minor units."
      },
      "placedAt": {
       "type": "integer",
       "description": " Milliseconds since 1970, UTC."
      }
     }
    }
   }
  },
  "lotteryBetCancel": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/lotteryBetCancel.schema.json",
   "title": "LotteryBetCancelCall",
   "description": "Takes back a bet whose draw is still open, or what is left of a chase.",
   "x-call": {
    "method": "POST",
    "path": "/lotto/lgw/bets/cancel",
    "tag": "lottery",
    "token": true,
    "for": "member",
    "idempotent": true,
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {
      "bet": {
       "type": "string",
       "maxLength": 64,
       "pattern": "^[A-Za-z0-9_-]{1,64}$"
      },
      "chase": {
       "type": "string",
       "maxLength": 64,
       "pattern": "^[A-Za-z0-9_-]{1,64}$"
      }
     },
     "description": "One of the two."
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "bets",
      "refunded",
      "balance"
     ],
     "properties": {
      "bets": {
       "type": "array",
       "items": {
        "type": "string",
        "maxLength": 64
       },
       "description": "Ids of the bets taken back."
      },
      "refunded": {
       "type": "string",
       "maxLength": 32,
       "description": "Minor units."
      },
      "balance": {
       "type": "string",
       "maxLength": 32,
       "description": "After it, in minor units."
      }
     }
    }
   }
  },
  "lotteryBets": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/lotteryBets.schema.json",
   "title": "LotteryBetsCall",
   "description": "The member's own lottery bets, the last first.",
   "x-call": {
    "method": "GET",
    "path": "/lotto/lgw/bets",
    "tag": "lottery",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {
      "status": {
       "enum": [
        "OPEN",
        "SETTLED"
       ],
       "description": "SETTLED: all that are open no more."
      },
      "game": {
       "type": "string",
       "maxLength": 32,
       "pattern": "^[a-z0-9][a-z0-9-]{0,31}$",
       "description": "Code of the game."
      },
      "chase": {
       "type": "string",
       "maxLength": 64,
       "pattern": "^[A-Za-z0-9_-]{1,64}$"
      },
      "count": {
       "type": "string",
       "maxLength": 3,
       "pattern": "^(?:[1-9][0-9]?|100)$",
       "description": "1 to 100; 20 unless given."
      },
      "before": {
       "type": "string",
       "maxLength": 64,
       "pattern": "^[A-Za-z0-9_.-]{1,64}$"
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "bets",
      "now"
     ],
     "properties": {
      "bets": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "game",
         "name",
         "numero",
         "betType",
         "selection",
         "notes",
         "cost",
         "unit",
         "multiple",
         "stake",
         "payout",
         "rebate",
         "status",
         "placedAt",
         "drawsAt",
         "odds",
         "cancel"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 64
         },
         "game": {
          "type": "string",
          "maxLength": 32,
          "description": "Code of the game."
         },
         "name": {
          "type": "string",
          "maxLength": 255
         },
         "numero": {
          "type": "string",
          "maxLength": 16,
          "description": "Number of the draw, such as 20260301-0042."
         },
         "betType": {
          "type": "string",
          "maxLength": 64
         },
         "selection": {
          "description": "What is chosen: `{ \"<row>\": [\"<choice>\", …] }` for a bet type whose panel has rows, `[\"07\", …]` for one with numbers.",
          "anyOf": [
           {
            "type": "object",
            "maxProperties": 16,
            "additionalProperties": {
             "type": "array",
             "items": {
              "type": "string",
              "maxLength": 16
             },
             "maxItems": 120
            }
           },
           {
            "type": "array",
            "items": {
             "type": "string",
             "maxLength": 32
            },
            "maxItems": 10000
           }
          ]
         },
         "notes": {
          "type": "integer"
         },
         "cost": {
          "type": "integer"
         },
         "unit": {
          "type": "string",
          "maxLength": 32,
          "description": "Minor units."
         },
         "multiple": {
          "type": "integer"
         },
         "stake": {
          "type": "string",
          "maxLength": 32,
          "description": "Minor units."
         },
         "payout": {
          "type": "string",
          "maxLength": 32,
          "description": "Minor units; 0 until it wins."
         },
         "rebate": {
          "type": "string",
          "maxLength": 32,
          "description": "What came back of the stake for lower odds, in minor units."
         },
         "odds": {
          "type": "array",
          "items": {
           "type": "object",
           "additionalProperties": false,
           "required": [
            "level",
            "odds"
           ],
           "properties": {
            "level": {
             "type": "string",
             "maxLength": 64
            },
            "odds": {
             "type": "string",
             "maxLength": 24
            }
           }
          }
         },
         "group": {
          "type": "integer"
         },
         "chase": {
          "type": "string",
          "maxLength": 64
         },
         "status": {
          "enum": [
           "OPEN",
           "WON",
           "LOST",
           "CANCELLED",
           "VOID"
          ]
         },
         "placedAt": {
          "type": "integer",
          "description": " Milliseconds since 1970, UTC."
         },
         "settledAt": {
          "type": "integer",
          "description": " Milliseconds since 1970, UTC."
         },
         "drawsAt": {
          "type": "integer",
          "description": "When it is or was drawn. Milliseconds since 1970, UTC."
         },
         "cancel": {
          "type": "boolean",
          "description": "Whether it may be taken back now."
         },
         "result": {
          "type": "object",
          "additionalProperties": false,
          "description": "What was drawn: balls of a digit, dice or race game, or prizes by tier (DB, G1 to G8) of a Vietnamese draw; while a draw comes to light, what is known so far.",
          "properties": {
           "balls": {
            "type": "array",
            "items": {
             "type": "integer",
             "minimum": 0,
             "maximum": 99
            }
           },
           "prizes": {
            "type": "object",
            "additionalProperties": {
             "type": "array",
             "items": {
              "type": "string",
              "maxLength": 8
             }
            }
           }
          }
         }
        }
       }
      },
      "before": {
       "type": "string",
       "maxLength": 64,
       "description": "Say this as `before` for older ones; absent at the end."
      },
      "now": {
       "type": "integer",
       "description": "The server's time. Milliseconds since 1970, UTC."
      }
     }
    }
   }
  },
  "lotteryDraws": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/lotteryDraws.schema.json",
   "title": "LotteryDrawsCall",
   "description": "The open draw of several games and their last result, for countdowns.",
   "x-call": {
    "method": "GET",
    "path": "/lgw/games/draws",
    "tag": "lottery"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "games"
     ],
     "properties": {
      "games": {
       "type": "string",
       "maxLength": 1200,
       "description": "Codes of games, separated by commas; 40 at most."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "games",
      "now"
     ],
     "properties": {
      "games": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "code"
        ],
        "properties": {
         "code": {
          "type": "string",
          "maxLength": 32,
          "description": "Code of the game."
         },
         "open": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "numero",
           "status",
           "opensAt",
           "closesAt",
           "drawsAt"
          ],
          "properties": {
           "numero": {
            "type": "string",
            "maxLength": 16,
            "description": "Number of the draw, such as 20260301-0042."
           },
           "status": {
            "enum": [
             "OPEN",
             "CLOSED",
             "DRAWN",
             "SETTLED",
             "VOID"
            ]
           },
           "opensAt": {
            "type": "integer",
            "description": "From when it takes bets. Milliseconds since 1970, UTC."
           },
           "closesAt": {
            "type": "integer",
            "description": "When its bets close. Milliseconds since 1970, UTC."
           },
           "drawsAt": {
            "type": "integer",
            "description": "When it is drawn. Milliseconds since 1970, UTC."
           },
           "seedHash": {
            "type": "string",
            "maxLength": 64,
            "description": "SHA-256 of the seed that this draw will be made of, where the draw is our own: the seed is revealed with the result."
           }
          }
         },
         "last": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "code",
           "name",
           "numero",
           "status",
           "version",
           "drawsAt"
          ],
          "properties": {
           "code": {
            "type": "string",
            "maxLength": 32,
            "description": "Code of the game."
           },
           "name": {
            "type": "string",
            "maxLength": 255
           },
           "numero": {
            "type": "string",
            "maxLength": 16,
            "description": "Number of the draw, such as 20260301-0042."
           },
           "status": {
            "enum": [
             "OPEN",
             "CLOSED",
             "DRAWN",
             "SETTLED",
             "VOID"
            ]
           },
           "version": {
            "type": "integer",
            "description": "Grows when a result is corrected; 0 before there is one."
           },
           "drawsAt": {
            "type": "integer",
            "description": "When it is drawn. Milliseconds since 1970, UTC."
           },
           "result": {
            "type": "object",
            "additionalProperties": false,
            "description": "What was drawn: balls of a digit, dice or race game, or prizes by tier (DB, G1 to G8) of a Vietnamese draw; while a draw comes to light, what is known so far.",
            "properties": {
             "balls": {
              "type": "array",
              "items": {
               "type": "integer",
               "minimum": 0,
               "maximum": 99
              }
             },
             "prizes": {
              "type": "object",
              "additionalProperties": {
               "type": "array",
               "items": {
                "type": "string",
                "maxLength": 8
               }
              }
             }
            }
           },
           "seedHash": {
            "type": "string",
            "maxLength": 64
           },
           "seed": {
            "type": "string",
            "maxLength": 64
           }
          }
         }
        }
       }
      },
      "now": {
       "type": "integer",
       "description": "The server's time. Milliseconds since 1970, UTC."
      }
     }
    }
   }
  },
  "lotteryGame": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/lotteryGame.schema.json",
   "title": "LotteryGameCall",
   "description": "What a page needs to play one game: its bet types with odds, cost and limits, units, prize groups and the draws that take bets, the next first.",
   "x-call": {
    "method": "GET",
    "path": "/lgw/games/rules",
    "tag": "lottery"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "game"
     ],
     "properties": {
      "game": {
       "type": "string",
       "maxLength": 32,
       "pattern": "^[a-z0-9][a-z0-9-]{0,31}$",
       "description": "Code of the game."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "game",
      "betTypes",
      "limits",
      "hints",
      "draws",
      "now",
      "cancel",
      "currency",
      "digits"
     ],
     "properties": {
      "game": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "code",
        "name",
        "image",
        "family",
        "accountType",
        "prizeMode",
        "isHot",
        "defaultPlayType",
        "drawsPerDay"
       ],
       "properties": {
        "code": {
         "type": "string",
         "maxLength": 32,
         "description": "Code of the game."
        },
        "name": {
         "type": "string",
         "maxLength": 255
        },
        "image": {
         "type": "string",
         "maxLength": 2048
        },
        "family": {
         "enum": [
          "vn-north",
          "vn-south",
          "ssc",
          "11x5",
          "k3",
          "pk10",
          "6d"
         ]
        },
        "accountType": {
         "enum": [
          "Lott",
          "Elott"
         ],
         "description": "Which of the brand's own accounts the game is played on. Lotteries of a provider are vendors of the lobby."
        },
        "prizeMode": {
         "enum": [
          "Lott",
          "ZY",
          "Elott",
          "SEA"
         ]
        },
        "region": {
         "enum": [
          "north",
          "central",
          "south"
         ]
        },
        "days": {
         "type": "array",
         "items": {
          "type": "integer",
          "minimum": 0,
          "maximum": 6
         },
         "description": "Days of the week it is drawn on, 0 is Sunday; of games drawn on certain days only."
        },
        "time": {
         "type": "string",
         "maxLength": 5,
         "description": "Time of the draw in timeZone, of games drawn once a day."
        },
        "timeZone": {
         "type": "string",
         "maxLength": 64
        },
        "drawsPerDay": {
         "type": "integer",
         "description": "1 for a game drawn once a day."
        },
        "everySeconds": {
         "type": "integer",
         "description": "Time between two draws, of games drawn all day."
        },
        "isHot": {
         "enum": [
          0,
          1
         ]
        },
        "defaultPlayType": {
         "type": "string",
         "maxLength": 64,
         "description": "Bet type that a page shows first."
        },
        "next": {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "numero",
          "closesAt",
          "drawsAt"
         ],
         "properties": {
          "numero": {
           "type": "string",
           "maxLength": 16,
           "description": "Number of the draw, such as 20260301-0042."
          },
          "closesAt": {
           "type": "integer",
           "description": "When its bets close. Milliseconds since 1970, UTC."
          },
          "drawsAt": {
           "type": "integer",
           "description": "When it is drawn. Milliseconds since 1970, UTC."
          }
         },
         "description": "The draw that is open now; absent while none is."
        }
       }
      },
      "betTypes": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "group",
         "cost",
         "levels"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 64
         },
         "group": {
          "type": "string",
          "maxLength": 64
         },
         "cost": {
          "type": "integer",
          "description": "Stakes of one note that each note costs."
         },
         "levels": {
          "type": "array",
          "items": {
           "type": "object",
           "additionalProperties": false,
           "required": [
            "level",
            "odds"
           ],
           "properties": {
            "level": {
             "type": "string",
             "maxLength": 64
            },
            "odds": {
             "type": "string",
             "maxLength": 24,
             "description": "Gross multiplier of a note's stake, decimal: at the best prize group of the player where the player chooses one."
            }
           }
          }
         },
         "minimum": {
          "type": "string",
          "maxLength": 32,
          "description": "Least stake of one note, in minor units."
         },
         "maximum": {
          "type": "string",
          "maxLength": 32,
          "description": "Most that one bet may cost, in minor units."
         }
        }
       },
       "description": "In the brand's sequence."
      },
      "units": {
       "type": "array",
       "items": {
        "type": "string",
        "maxLength": 32,
        "description": "In minor units."
       },
       "description": "What a note may cost, of games whose stake is unit × multiple; absent where the player types the stake of a note."
      },
      "prizeGroups": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "lowest",
        "highest",
        "step"
       ],
       "properties": {
        "lowest": {
         "type": "integer"
        },
        "highest": {
         "type": "integer",
         "description": "The player's best."
        },
        "step": {
         "type": "integer"
        }
       },
       "description": "Prize groups the player may choose from (return to player = group ÷ 2000): what is given up below the best comes back as a rebate of (best − chosen) ÷ 2000 of the stake. Absent where odds are fixed."
      },
      "limits": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "minimumStake",
        "maximumBet",
        "maximumPayout",
        "lines",
        "multiple",
        "chaseDraws"
       ],
       "properties": {
        "minimumStake": {
         "type": "string",
         "maxLength": 32,
         "description": "Least stake of one note, in minor units."
        },
        "maximumBet": {
         "type": "string",
         "maxLength": 32,
         "description": "Most that one bet may cost, in minor units."
        },
        "maximumPayout": {
         "type": "string",
         "maxLength": 32,
         "description": "Most that one bet pays, in minor units."
        },
        "lines": {
         "type": "integer",
         "description": "Most lines of a slip."
        },
        "multiple": {
         "type": "integer",
         "description": "Highest multiple."
        },
        "chaseDraws": {
         "type": "integer",
         "description": "Most draws of a chase; 0 where there is none."
        }
       }
      },
      "hints": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "minimumBet",
        "lines"
       ],
       "properties": {
        "minimumBet": {
         "type": "string",
         "maxLength": 32,
         "description": "Minor units."
        },
        "lines": {
         "type": "integer"
        }
       },
       "description": "What a page says as a hint, not what is enforced."
      },
      "cancel": {
       "type": "boolean",
       "description": "Whether a bet may be taken back while its draw is open."
      },
      "draws": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "numero",
         "status",
         "opensAt",
         "closesAt",
         "drawsAt"
        ],
        "properties": {
         "numero": {
          "type": "string",
          "maxLength": 16,
          "description": "Number of the draw, such as 20260301-0042."
         },
         "status": {
          "enum": [
           "OPEN",
           "CLOSED",
           "DRAWN",
           "SETTLED",
           "VOID"
          ]
         },
         "opensAt": {
          "type": "integer",
          "description": "From when it takes bets. Milliseconds since 1970, UTC."
         },
         "closesAt": {
          "type": "integer",
          "description": "When its bets close. Milliseconds since 1970, UTC."
         },
         "drawsAt": {
          "type": "integer",
          "description": "When it is drawn. Milliseconds since 1970, UTC."
         },
         "seedHash": {
          "type": "string",
          "maxLength": 64,
          "description": "SHA-256 of the seed that this draw will be made of, where the draw is our own: the seed is revealed with the result."
         }
        }
       }
      },
      "last": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "code",
        "name",
        "numero",
        "status",
        "version",
        "drawsAt"
       ],
       "properties": {
        "code": {
         "type": "string",
         "maxLength": 32,
         "description": "Code of the game."
        },
        "name": {
         "type": "string",
         "maxLength": 255
        },
        "numero": {
         "type": "string",
         "maxLength": 16,
         "description": "Number of the draw, such as 20260301-0042."
        },
        "status": {
         "enum": [
          "OPEN",
          "CLOSED",
          "DRAWN",
          "SETTLED",
          "VOID"
         ]
        },
        "version": {
         "type": "integer",
         "description": "Grows when a result is corrected; 0 before there is one."
        },
        "drawsAt": {
         "type": "integer",
         "description": "When it is drawn. Milliseconds since 1970, UTC."
        },
        "result": {
         "type": "object",
         "additionalProperties": false,
         "description": "What was drawn: balls of a digit, dice or race game, or prizes by tier (DB, G1 to G8) of a Vietnamese draw; while a draw comes to light, what is known so far.",
         "properties": {
          "balls": {
           "type": "array",
           "items": {
            "type": "integer",
            "minimum": 0,
            "maximum": 99
           }
          },
          "prizes": {
           "type": "object",
           "additionalProperties": {
            "type": "array",
            "items": {
             "type": "string",
             "maxLength": 8
            }
           }
          }
         }
        },
        "seedHash": {
         "type": "string",
         "maxLength": 64
        },
        "seed": {
         "type": "string",
         "maxLength": 64
        }
       }
      },
      "now": {
       "type": "integer",
       "description": "The server's time. Milliseconds since 1970, UTC."
      },
      "currency": {
       "type": "string",
       "maxLength": 8
      },
      "digits": {
       "type": "integer"
      }
     }
    }
   }
  },
  "lotteryMenus": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/lotteryMenus.schema.json",
   "title": "LotteryMenusCall",
   "description": "Lotteries by group, in the brand's sequence.",
   "x-call": {
    "method": "GET",
    "path": "/lgw/games/game_menus",
    "tag": "lottery"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {
      "accountType": {
       "type": "string",
       "maxLength": 16,
       "description": "Only games of this account, such as Elott."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "gameMenus",
      "now"
     ],
     "properties": {
      "gameMenus": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "gameGroupCode",
         "labelName",
         "games"
        ],
        "properties": {
         "gameGroupCode": {
          "type": "string",
          "maxLength": 64
         },
         "labelName": {
          "type": "string",
          "maxLength": 255,
          "description": "In the language of Accept-Language."
         },
         "games": {
          "type": "array",
          "items": {
           "type": "object",
           "additionalProperties": false,
           "required": [
            "code",
            "name",
            "image",
            "family",
            "accountType",
            "prizeMode",
            "isHot",
            "defaultPlayType",
            "drawsPerDay"
           ],
           "properties": {
            "code": {
             "type": "string",
             "maxLength": 32,
             "description": "Code of the game."
            },
            "name": {
             "type": "string",
             "maxLength": 255
            },
            "image": {
             "type": "string",
             "maxLength": 2048
            },
            "family": {
             "enum": [
              "vn-north",
              "vn-south",
              "ssc",
              "11x5",
              "k3",
              "pk10",
              "6d"
             ]
            },
            "accountType": {
             "enum": [
              "Lott",
              "Elott"
             ],
             "description": "Which of the brand's own accounts the game is played on. Lotteries of a provider are vendors of the lobby."
            },
            "prizeMode": {
             "enum": [
              "Lott",
              "ZY",
              "Elott",
              "SEA"
             ]
            },
            "region": {
             "enum": [
              "north",
              "central",
              "south"
             ]
            },
            "days": {
             "type": "array",
             "items": {
              "type": "integer",
              "minimum": 0,
              "maximum": 6
             },
             "description": "Days of the week it is drawn on, 0 is Sunday; of games drawn on certain days only."
            },
            "time": {
             "type": "string",
             "maxLength": 5,
             "description": "Time of the draw in timeZone, of games drawn once a day."
            },
            "timeZone": {
             "type": "string",
             "maxLength": 64
            },
            "drawsPerDay": {
             "type": "integer",
             "description": "1 for a game drawn once a day."
            },
            "everySeconds": {
             "type": "integer",
             "description": "Time between two draws, of games drawn all day."
            },
            "isHot": {
             "enum": [
              0,
              1
             ]
            },
            "defaultPlayType": {
             "type": "string",
             "maxLength": 64,
             "description": "Bet type that a page shows first."
            },
            "next": {
             "type": "object",
             "additionalProperties": false,
             "required": [
              "numero",
              "closesAt",
              "drawsAt"
             ],
             "properties": {
              "numero": {
               "type": "string",
               "maxLength": 16,
               "description": "Number of the draw, such as 20260301-0042."
              },
              "closesAt": {
               "type": "integer",
               "description": "When its bets close. Milliseconds since 1970, UTC."
              },
              "drawsAt": {
               "type": "integer",
               "description": "When it is drawn. Milliseconds since 1970, UTC."
              }
             },
             "description": "The draw that is open now; absent while none is."
            }
           }
          }
         }
        }
       }
      },
      "now": {
       "type": "integer",
       "description": "The server's time. Milliseconds since 1970, UTC."
      }
     }
    }
   }
  },
  "lotteryPopular": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/lotteryPopular.schema.json",
   "title": "LotteryPopularCall",
   "description": "Two-digit endings that were drawn most lately, the most frequent first, and the games that are bet on most.",
   "x-call": {
    "method": "GET",
    "path": "/lgw/games/popular",
    "tag": "lottery"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {
      "count": {
       "type": "string",
       "maxLength": 3,
       "pattern": "^(?:[1-9][0-9]?|100)$",
       "description": "Numbers wanted, 1 to 100; the brand's own count (20) unless given. 100 is the full list."
      },
      "region": {
       "enum": [
        "north",
        "central",
        "south"
       ],
       "description": "Draws of this region of Vietnam; north unless given."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "numbers",
      "games",
      "draws"
     ],
     "properties": {
      "numbers": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "number",
         "times",
         "gap"
        ],
        "properties": {
         "number": {
          "type": "string",
          "maxLength": 2
         },
         "times": {
          "type": "integer",
          "description": "Times drawn in the draws looked at."
         },
         "gap": {
          "type": "integer",
          "description": "Draws since it came last; as many as were looked at when it did not."
         }
        }
       }
      },
      "games": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "code",
         "name",
         "image",
         "family",
         "accountType",
         "prizeMode",
         "isHot",
         "defaultPlayType",
         "drawsPerDay"
        ],
        "properties": {
         "code": {
          "type": "string",
          "maxLength": 32,
          "description": "Code of the game."
         },
         "name": {
          "type": "string",
          "maxLength": 255
         },
         "image": {
          "type": "string",
          "maxLength": 2048
         },
         "family": {
          "enum": [
           "vn-north",
           "vn-south",
           "ssc",
           "11x5",
           "k3",
           "pk10",
           "6d"
          ]
         },
         "accountType": {
          "enum": [
           "Lott",
           "Elott"
          ],
          "description": "Which of the brand's own accounts the game is played on. Lotteries of a provider are vendors of the lobby."
         },
         "prizeMode": {
          "enum": [
           "Lott",
           "ZY",
           "Elott",
           "SEA"
          ]
         },
         "region": {
          "enum": [
           "north",
           "central",
           "south"
          ]
         },
         "days": {
          "type": "array",
          "items": {
           "type": "integer",
           "minimum": 0,
           "maximum": 6
          },
          "description": "Days of the week it is drawn on, 0 is Sunday; of games drawn on certain days only."
         },
         "time": {
          "type": "string",
          "maxLength": 5,
          "description": "Time of the draw in timeZone, of games drawn once a day."
         },
         "timeZone": {
          "type": "string",
          "maxLength": 64
         },
         "drawsPerDay": {
          "type": "integer",
          "description": "1 for a game drawn once a day."
         },
         "everySeconds": {
          "type": "integer",
          "description": "Time between two draws, of games drawn all day."
         },
         "isHot": {
          "enum": [
           0,
           1
          ]
         },
         "defaultPlayType": {
          "type": "string",
          "maxLength": 64,
          "description": "Bet type that a page shows first."
         },
         "next": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "numero",
           "closesAt",
           "drawsAt"
          ],
          "properties": {
           "numero": {
            "type": "string",
            "maxLength": 16,
            "description": "Number of the draw, such as 20260301-0042."
           },
           "closesAt": {
            "type": "integer",
            "description": "When its bets close. Milliseconds since 1970, UTC."
           },
           "drawsAt": {
            "type": "integer",
            "description": "When it is drawn. Milliseconds since 1970, UTC."
           }
          },
          "description": "The draw that is open now; absent while none is."
         }
        }
       }
      },
      "draws": {
       "type": "integer",
       "description": "Draws that were looked at."
      }
     }
    }
   }
  },
  "lotteryResults": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/lotteryResults.schema.json",
   "title": "LotteryResultsCall",
   "description": "Draws of a game that have been drawn, the last first; one being drawn right now comes first, with what is known of it.",
   "x-call": {
    "method": "GET",
    "path": "/lotto/lgw/games/opened/numero",
    "tag": "lottery"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "game"
     ],
     "properties": {
      "game": {
       "type": "string",
       "maxLength": 32,
       "pattern": "^[a-z0-9][a-z0-9-]{0,31}$",
       "description": "Code of the game."
      },
      "count": {
       "type": "string",
       "maxLength": 3,
       "pattern": "^(?:[1-9][0-9]?|100)$",
       "description": "1 to 100; 20 unless given."
      },
      "before": {
       "type": "string",
       "maxLength": 16,
       "pattern": "^[0-9]{8}(-[0-9]{4})?$",
       "description": "Number of the draw: its day in the game's time zone and, where it is drawn more than once a day, which one, such as 20260301-0042."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "draws",
      "now"
     ],
     "properties": {
      "draws": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "code",
         "name",
         "numero",
         "status",
         "version",
         "drawsAt"
        ],
        "properties": {
         "code": {
          "type": "string",
          "maxLength": 32,
          "description": "Code of the game."
         },
         "name": {
          "type": "string",
          "maxLength": 255
         },
         "numero": {
          "type": "string",
          "maxLength": 16,
          "description": "Number of the draw, such as 20260301-0042."
         },
         "status": {
          "enum": [
           "OPEN",
           "CLOSED",
           "DRAWN",
           "SETTLED",
           "VOID"
          ]
         },
         "version": {
          "type": "integer",
          "description": "Grows when a result is corrected; 0 before there is one."
         },
         "drawsAt": {
          "type": "integer",
          "description": "When it is drawn. Milliseconds since 1970, UTC."
         },
         "result": {
          "type": "object",
          "additionalProperties": false,
          "description": "What was drawn: balls of a digit, dice or race game, or prizes by tier (DB, G1 to G8) of a Vietnamese draw; while a draw comes to light, what is known so far.",
          "properties": {
           "balls": {
            "type": "array",
            "items": {
             "type": "integer",
             "minimum": 0,
             "maximum": 99
            }
           },
           "prizes": {
            "type": "object",
            "additionalProperties": {
             "type": "array",
             "items": {
              "type": "string",
              "maxLength": 8
             }
            }
           }
          }
         },
         "seedHash": {
          "type": "string",
          "maxLength": 64
         },
         "seed": {
          "type": "string",
          "maxLength": 64
         }
        }
       }
      },
      "before": {
       "type": "string",
       "maxLength": 16,
       "description": "Say this as `before` for older ones; absent at the end."
      },
      "now": {
       "type": "integer",
       "description": "The server's time. Milliseconds since 1970, UTC."
      }
     }
    }
   }
  },
  "lotteryVnMenus": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/lotteryVnMenus.schema.json",
   "title": "LotteryVnMenusCall",
   "description": "Vietnamese lotteries by region.",
   "x-call": {
    "method": "GET",
    "path": "/lgw/vn/games/game_menu",
    "tag": "lottery"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {
      "prizeMode": {
       "enum": [
        "Lott",
        "ZY",
        "Elott",
        "SEA"
       ],
       "description": "Only games of this prize mode; an alias of the brand counts as the mode it stands for."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "gameMenus",
      "now"
     ],
     "properties": {
      "gameMenus": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "gameGroupCode",
         "labelName",
         "games"
        ],
        "properties": {
         "gameGroupCode": {
          "type": "string",
          "maxLength": 64
         },
         "labelName": {
          "type": "string",
          "maxLength": 255,
          "description": "In the language of Accept-Language."
         },
         "games": {
          "type": "array",
          "items": {
           "type": "object",
           "additionalProperties": false,
           "required": [
            "code",
            "name",
            "image",
            "family",
            "accountType",
            "prizeMode",
            "isHot",
            "defaultPlayType",
            "drawsPerDay"
           ],
           "properties": {
            "code": {
             "type": "string",
             "maxLength": 32,
             "description": "Code of the game."
            },
            "name": {
             "type": "string",
             "maxLength": 255
            },
            "image": {
             "type": "string",
             "maxLength": 2048
            },
            "family": {
             "enum": [
              "vn-north",
              "vn-south",
              "ssc",
              "11x5",
              "k3",
              "pk10",
              "6d"
             ]
            },
            "accountType": {
             "enum": [
              "Lott",
              "Elott"
             ],
             "description": "Which of the brand's own accounts the game is played on. Lotteries of a provider are vendors of the lobby."
            },
            "prizeMode": {
             "enum": [
              "Lott",
              "ZY",
              "Elott",
              "SEA"
             ]
            },
            "region": {
             "enum": [
              "north",
              "central",
              "south"
             ]
            },
            "days": {
             "type": "array",
             "items": {
              "type": "integer",
              "minimum": 0,
              "maximum": 6
             },
             "description": "Days of the week it is drawn on, 0 is Sunday; of games drawn on certain days only."
            },
            "time": {
             "type": "string",
             "maxLength": 5,
             "description": "Time of the draw in timeZone, of games drawn once a day."
            },
            "timeZone": {
             "type": "string",
             "maxLength": 64
            },
            "drawsPerDay": {
             "type": "integer",
             "description": "1 for a game drawn once a day."
            },
            "everySeconds": {
             "type": "integer",
             "description": "Time between two draws, of games drawn all day."
            },
            "isHot": {
             "enum": [
              0,
              1
             ]
            },
            "defaultPlayType": {
             "type": "string",
             "maxLength": 64,
             "description": "Bet type that a page shows first."
            },
            "next": {
             "type": "object",
             "additionalProperties": false,
             "required": [
              "numero",
              "closesAt",
              "drawsAt"
             ],
             "properties": {
              "numero": {
               "type": "string",
               "maxLength": 16,
               "description": "Number of the draw, such as 20260301-0042."
              },
              "closesAt": {
               "type": "integer",
               "description": "When its bets close. Milliseconds since 1970, UTC."
              },
              "drawsAt": {
               "type": "integer",
               "description": "When it is drawn. Milliseconds since 1970, UTC."
              }
             },
             "description": "The draw that is open now; absent while none is."
            }
           }
          }
         }
        }
       }
      },
      "now": {
       "type": "integer",
       "description": "The server's time. Milliseconds since 1970, UTC."
      }
     }
    }
   }
  },
  "lotteryVnRecent": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/lotteryVnRecent.schema.json",
   "title": "LotteryVnRecentCall",
   "description": "Vietnamese lotteries that the member bet on lately, the last first.",
   "x-call": {
    "method": "GET",
    "path": "/lgw/vn/games/game_menu/recent",
    "tag": "lottery",
    "token": true,
    "for": "any"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "games",
      "now"
     ],
     "properties": {
      "games": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "code",
         "name",
         "image",
         "family",
         "accountType",
         "prizeMode",
         "isHot",
         "defaultPlayType",
         "drawsPerDay"
        ],
        "properties": {
         "code": {
          "type": "string",
          "maxLength": 32,
          "description": "Code of the game."
         },
         "name": {
          "type": "string",
          "maxLength": 255
         },
         "image": {
          "type": "string",
          "maxLength": 2048
         },
         "family": {
          "enum": [
           "vn-north",
           "vn-south",
           "ssc",
           "11x5",
           "k3",
           "pk10",
           "6d"
          ]
         },
         "accountType": {
          "enum": [
           "Lott",
           "Elott"
          ],
          "description": "Which of the brand's own accounts the game is played on. Lotteries of a provider are vendors of the lobby."
         },
         "prizeMode": {
          "enum": [
           "Lott",
           "ZY",
           "Elott",
           "SEA"
          ]
         },
         "region": {
          "enum": [
           "north",
           "central",
           "south"
          ]
         },
         "days": {
          "type": "array",
          "items": {
           "type": "integer",
           "minimum": 0,
           "maximum": 6
          },
          "description": "Days of the week it is drawn on, 0 is Sunday; of games drawn on certain days only."
         },
         "time": {
          "type": "string",
          "maxLength": 5,
          "description": "Time of the draw in timeZone, of games drawn once a day."
         },
         "timeZone": {
          "type": "string",
          "maxLength": 64
         },
         "drawsPerDay": {
          "type": "integer",
          "description": "1 for a game drawn once a day."
         },
         "everySeconds": {
          "type": "integer",
          "description": "Time between two draws, of games drawn all day."
         },
         "isHot": {
          "enum": [
           0,
           1
          ]
         },
         "defaultPlayType": {
          "type": "string",
          "maxLength": 64,
          "description": "Bet type that a page shows first."
         },
         "next": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "numero",
           "closesAt",
           "drawsAt"
          ],
          "properties": {
           "numero": {
            "type": "string",
            "maxLength": 16,
            "description": "Number of the draw, such as 20260301-0042."
           },
           "closesAt": {
            "type": "integer",
            "description": "When its bets close. Milliseconds since 1970, UTC."
           },
           "drawsAt": {
            "type": "integer",
            "description": "When it is drawn. Milliseconds since 1970, UTC."
           }
          },
          "description": "The draw that is open now; absent while none is."
         }
        }
       }
      },
      "now": {
       "type": "integer",
       "description": "The server's time. Milliseconds since 1970, UTC."
      }
     }
    }
   }
  },
  "lotteryVnResults": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/lotteryVnResults.schema.json",
   "title": "LotteryVnResultsCall",
   "description": "Results of the Vietnamese draws of one day and region, filled in as they are drawn.",
   "x-call": {
    "method": "GET",
    "path": "/lgw/vn/numeros/opened/game",
    "tag": "lottery"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "region"
     ],
     "properties": {
      "region": {
       "enum": [
        "north",
        "central",
        "south"
       ]
      },
      "date": {
       "type": "string",
       "maxLength": 10,
       "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
       "description": "The last day with draws unless given."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "date",
      "region",
      "draws",
      "now"
     ],
     "properties": {
      "date": {
       "type": "string",
       "maxLength": 10,
       "description": "The day shown, YYYY-MM-DD in Vietnam."
      },
      "region": {
       "enum": [
        "north",
        "central",
        "south"
       ]
      },
      "draws": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "code",
         "name",
         "numero",
         "status",
         "version",
         "drawsAt"
        ],
        "properties": {
         "code": {
          "type": "string",
          "maxLength": 32,
          "description": "Code of the game."
         },
         "name": {
          "type": "string",
          "maxLength": 255
         },
         "numero": {
          "type": "string",
          "maxLength": 16,
          "description": "Number of the draw, such as 20260301-0042."
         },
         "status": {
          "enum": [
           "OPEN",
           "CLOSED",
           "DRAWN",
           "SETTLED",
           "VOID"
          ]
         },
         "version": {
          "type": "integer",
          "description": "Grows when a result is corrected; 0 before there is one."
         },
         "drawsAt": {
          "type": "integer",
          "description": "When it is drawn. Milliseconds since 1970, UTC."
         },
         "result": {
          "type": "object",
          "additionalProperties": false,
          "description": "What was drawn: balls of a digit, dice or race game, or prizes by tier (DB, G1 to G8) of a Vietnamese draw; while a draw comes to light, what is known so far.",
          "properties": {
           "balls": {
            "type": "array",
            "items": {
             "type": "integer",
             "minimum": 0,
             "maximum": 99
            }
           },
           "prizes": {
            "type": "object",
            "additionalProperties": {
             "type": "array",
             "items": {
              "type": "string",
              "maxLength": 8
             }
            }
           }
          }
         },
         "seedHash": {
          "type": "string",
          "maxLength": 64
         },
         "seed": {
          "type": "string",
          "maxLength": 64
         }
        }
       },
       "description": "One for each station, in the brand's sequence."
      },
      "previous": {
       "type": "string",
       "maxLength": 10,
       "description": "The day before with draws in this region."
      },
      "next": {
       "type": "string",
       "maxLength": 10,
       "description": "The day after, if it is not in the future."
      },
      "now": {
       "type": "integer",
       "description": "The server's time. Milliseconds since 1970, UTC."
      }
     }
    }
   }
  },
  "lotteryWins": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/lotteryWins.schema.json",
   "title": "LotteryWinsCall",
   "description": "What the member won in draws of the last hours (`winNoticeHours`) and was not told of yet, one entry for each draw, the last first.",
   "x-call": {
    "method": "GET",
    "path": "/lotto/lgw/wins",
    "tag": "lottery",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "digits",
      "wins"
     ],
     "properties": {
      "digits": {
       "type": "integer",
       "minimum": 0,
       "maximum": 8
      },
      "wins": {
       "type": "array",
       "maxItems": 20,
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "game",
         "gameType",
         "name",
         "numero",
         "payout",
         "currency",
         "bets",
         "settledAt"
        ],
        "properties": {
         "game": {
          "type": "string",
          "maxLength": 32,
          "description": "Code of the game."
         },
         "gameType": {
          "type": "string",
          "maxLength": 32
         },
         "name": {
          "type": "string",
          "maxLength": 255
         },
         "region": {
          "type": "string",
          "maxLength": 32,
          "description": "Of a Vietnamese lottery."
         },
         "numero": {
          "type": "string",
          "maxLength": 16
         },
         "payout": {
          "type": "string",
          "maxLength": 32,
          "description": "Of all winning bets, in minor units."
         },
         "currency": {
          "type": "string",
          "maxLength": 16
         },
         "bets": {
          "type": "integer",
          "minimum": 1,
          "description": "How many bets won."
         },
         "settledAt": {
          "type": "integer",
          "description": "Milliseconds since 1970, UTC."
         }
        }
       }
      }
     }
    }
   }
  },
  "lotteryWinsSeen": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/lotteryWinsSeen.schema.json",
   "title": "LotteryWinsSeenCall",
   "description": "Says that the member was told of what these draws paid: `lotteryWins` leaves them out from now on.",
   "x-call": {
    "method": "POST",
    "path": "/lotto/lgw/wins/seen",
    "tag": "lottery",
    "token": true,
    "for": "member",
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "draws"
     ],
     "properties": {
      "draws": {
       "type": "array",
       "minItems": 1,
       "maxItems": 20,
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "game",
         "numero"
        ],
        "properties": {
         "game": {
          "type": "string",
          "maxLength": 32,
          "pattern": "^[a-z0-9][a-z0-9-]{0,31}$",
          "description": "Code of the game."
         },
         "numero": {
          "type": "string",
          "maxLength": 16,
          "pattern": "^[0-9-]{1,16}$",
          "description": "Number of the draw, such as 20260301-0042."
         }
        }
       }
      }
     }
    },
    "value": {
     "type": "null"
    }
   }
  },
  "memberCheck": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/memberCheck.schema.json",
   "title": "MemberCheckCall",
   "description": "Whether an account name or a mobile number is still free; for the question a form asks while it is filled in.",
   "x-call": {
    "method": "POST",
    "path": "/wps/member/check",
    "tag": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "field",
      "value"
     ],
     "properties": {
      "field": {
       "enum": [
        "username",
        "mobileNum"
       ]
      },
      "value": {
       "type": "string",
       "maxLength": 255,
       "minLength": 1
      },
      "countryDialingCode": {
       "type": "string",
       "maxLength": 8,
       "description": "Dialling code of the country, such as 95, with or without +."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "free"
     ],
     "properties": {
      "free": {
       "type": "boolean"
      }
     }
    }
   }
  },
  "memberContact": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/memberContact.schema.json",
   "title": "MemberContactCall",
   "description": "Keeps an e-mail address or mobile number as verified, by the code of memberContactCode.",
   "x-call": {
    "method": "POST",
    "path": "/wps/member/contact",
    "tag": "security",
    "token": true,
    "for": "member",
    "enc": true,
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "channel",
      "verificationCode"
     ],
     "properties": {
      "channel": {
       "enum": [
        "mobile",
        "email"
       ]
      },
      "verificationCode": {
       "type": "string",
       "maxLength": 255
      },
      "email": {
       "type": "string",
       "maxLength": 255
      },
      "mobileNum": {
       "type": "string",
       "maxLength": 64
      },
      "countryDialingCode": {
       "type": "string",
       "maxLength": 8
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {}
    }
   }
  },
  "memberContactCode": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/memberContactCode.schema.json",
   "title": "MemberContactCodeCall",
   "description": "Sends a code to an e-mail address or mobile number: a new one, which takes the password, or without one to what the member has.",
   "x-call": {
    "method": "POST",
    "path": "/wps/member/contact/code",
    "tag": "security",
    "token": true,
    "for": "member",
    "enc": true,
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "channel"
     ],
     "properties": {
      "channel": {
       "enum": [
        "mobile",
        "email"
       ]
      },
      "password": {
       "type": "string",
       "maxLength": 255,
       "description": "Needed for an address or number that the member does not have yet."
      },
      "email": {
       "type": "string",
       "maxLength": 255
      },
      "mobileNum": {
       "type": "string",
       "maxLength": 64
      },
      "countryDialingCode": {
       "type": "string",
       "maxLength": 8
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "expiredMinutes"
     ],
     "properties": {
      "expiredMinutes": {
       "type": "integer",
       "minimum": 1
      }
     }
    }
   }
  },
  "memberEvents": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/memberEvents.schema.json",
   "title": "MemberEventsCall",
   "description": "With Accept: text/event-stream a stream of server-sent events, each named by its kind: something of the member has changed, ask for it again. The first is named open. It ends with the session. Without that header the kinds there are.",
   "x-call": {
    "method": "GET",
    "path": "/wps/member/events",
    "tag": "member",
    "token": true,
    "for": "any"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "kinds"
     ],
     "properties": {
      "kinds": {
       "type": "array",
       "items": {
        "type": "string",
        "maxLength": 32
       }
      }
     }
    }
   }
  },
  "memberIcon": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/memberIcon.schema.json",
   "title": "MemberIconCall",
   "description": "The picture of the member who is logged in.",
   "x-call": {
    "method": "GET",
    "path": "/wps/member/info/icon",
    "tag": "avatar",
    "token": true,
    "for": "any"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "avatar",
      "avatarType"
     ],
     "properties": {
      "avatar": {
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1024,
       "description": "Address of the picture; null for whoever has none."
      },
      "avatarType": {
       "enum": [
        "CUSTOM",
        "STATIC"
       ],
       "description": "The member's own, or one of the brand's."
      }
     }
    }
   }
  },
  "memberInfo": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/memberInfo.schema.json",
   "title": "MemberInfoCall",
   "description": "The member who is logged in.",
   "x-call": {
    "method": "GET",
    "path": "/wps/member/info",
    "tag": "member",
    "token": true,
    "for": "any",
    "whilePasswordDue": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "account",
      "nickname",
      "type",
      "toUpline",
      "clubLabel",
      "memberLabel",
      "lastLoginAt",
      "registeredAt"
     ],
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 255
      },
      "account": {
       "type": "string",
       "maxLength": 255
      },
      "nickname": {
       "type": "string",
       "maxLength": 255
      },
      "type": {
       "enum": [
        0,
        1,
        2,
        4,
        41,
        42
       ]
      },
      "toUpline": {
       "type": [
        "string",
        "null"
       ],
       "description": "Account of the upline."
      },
      "clubLabel": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "labelName"
       ],
       "properties": {
        "labelName": {
         "type": "string",
         "maxLength": 255
        }
       }
      },
      "memberLabel": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "labelName"
        ],
        "properties": {
         "labelName": {
          "type": "string",
          "maxLength": 255
         }
        }
       }
      },
      "lastLoginAt": {
       "type": [
        "string",
        "null"
       ],
       "description": "ISO 8601, UTC; the login before this one."
      },
      "registeredAt": {
       "type": "string",
       "maxLength": 255
      },
      "affiliateCode": {
       "type": "string",
       "description": "Code of an agent's invitation link; absent for whoever has none.",
       "maxLength": 64
      },
      "email": {
       "type": "string",
       "maxLength": 255
      },
      "mobileNum": {
       "type": "string",
       "maxLength": 255
      }
     }
    }
   }
  },
  "memberNickname": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/memberNickname.schema.json",
   "title": "MemberNicknameCall",
   "description": "What the member is called on the page.",
   "x-call": {
    "method": "POST",
    "path": "/wps/member/nickname",
    "tag": "security",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "nickname"
     ],
     "properties": {
      "nickname": {
       "type": "string",
       "maxLength": 255
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {}
    }
   }
  },
  "memberPassword": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/memberPassword.schema.json",
   "title": "MemberPasswordCall",
   "description": "Changes the password of the member who is logged in; the other sessions end.",
   "x-call": {
    "method": "POST",
    "path": "/wps/member/password",
    "tag": "member",
    "token": true,
    "for": "member",
    "whilePasswordDue": true,
    "enc": true,
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "newPassword",
      "confirmNewPassword"
     ],
     "properties": {
      "oldPassword": {
       "type": "string",
       "maxLength": 255,
       "description": "Needed unless the login of this session demanded a change (firstTimeLogin, passwordExpired)."
      },
      "newPassword": {
       "type": "string",
       "maxLength": 255
      },
      "confirmNewPassword": {
       "type": "string",
       "maxLength": 255
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {}
    }
   }
  },
  "memberPasswordEmail": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/memberPasswordEmail.schema.json",
   "title": "MemberPasswordEmailCall",
   "description": "Mails a temporary password that is good for one login; answers the same whether or not there is an account.",
   "x-call": {
    "method": "POST",
    "path": "/wps/member/password/email",
    "tag": "member",
    "form": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "username",
      "email"
     ],
     "properties": {
      "username": {
       "type": "string",
       "maxLength": 255
      },
      "email": {
       "type": "string",
       "maxLength": 255
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {}
    }
   }
  },
  "memberPasswordVerification": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/memberPasswordVerification.schema.json",
   "title": "MemberPasswordVerificationCall",
   "description": "Sets a new password by a code that was sent to the mobile number.",
   "x-call": {
    "method": "POST",
    "path": "/wps/member/password/verification",
    "tag": "member",
    "enc": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "newPassword",
      "mobileNum",
      "verificationCode"
     ],
     "properties": {
      "newPassword": {
       "type": "string",
       "maxLength": 255
      },
      "mobileNum": {
       "type": "string",
       "maxLength": 32,
       "description": "Mobile number as it is dialled in its country, or as the form has it."
      },
      "countryDialingCode": {
       "type": "string",
       "maxLength": 8,
       "description": "Dialling code of the country, such as 95, with or without +."
      },
      "verificationCode": {
       "type": "string",
       "maxLength": 255,
       "description": "The code that was sent."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {}
    }
   }
  },
  "memberProviderBegin": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/memberProviderBegin.schema.json",
   "title": "MemberProviderBeginCall",
   "description": "Begins to link an identity of a provider to the member; needs the password again.",
   "x-call": {
    "method": "POST",
    "path": "/wps/member/provider/begin",
    "tag": "member",
    "enc": true,
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "provider",
      "password"
     ],
     "properties": {
      "provider": {
       "type": "string",
       "maxLength": 32,
       "pattern": "^[a-z][a-z0-9]{0,31}$",
       "description": "Id of the provider in the brand's document providers/main."
      },
      "password": {
       "type": "string",
       "maxLength": 255
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "address",
      "state",
      "expiresAt"
     ],
     "properties": {
      "address": {
       "type": "string",
       "maxLength": 4096,
       "description": "Where the player says yes; it comes back to /ways-in/<provider> of the brand."
      },
      "state": {
       "type": "string",
       "maxLength": 128,
       "description": "What comes back with the player."
      },
      "expiresAt": {
       "type": "string",
       "maxLength": 40,
       "description": "ISO 8601, UTC."
      }
     }
    }
   }
  },
  "memberProviderLink": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/memberProviderLink.schema.json",
   "title": "MemberProviderLinkCall",
   "description": "Links the identity that came back to the member who began it.",
   "x-call": {
    "method": "POST",
    "path": "/wps/member/provider/link",
    "tag": "member",
    "enc": true,
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "oneOf": [
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "type",
        "provider",
        "code",
        "state"
       ],
       "properties": {
        "type": {
         "const": "social"
        },
        "provider": {
         "type": "string",
         "maxLength": 32,
         "pattern": "^[a-z][a-z0-9]{0,31}$",
         "description": "Id of the provider in the brand's document providers/main."
        },
        "code": {
         "type": "string",
         "minLength": 1,
         "maxLength": 4096,
         "description": "What the provider sent back."
        },
        "state": {
         "type": "string",
         "maxLength": 128,
         "description": "As sessionProvider answered it."
        },
        "iss": {
         "type": "string",
         "maxLength": 512,
         "description": "Issuer, where the provider sent it back (RFC 9207)."
        }
       }
      },
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "type",
        "provider",
        "result",
        "state"
       ],
       "properties": {
        "type": {
         "const": "telegram"
        },
        "provider": {
         "type": "string",
         "maxLength": 32,
         "pattern": "^[a-z][a-z0-9]{0,31}$",
         "description": "Id of the provider in the brand's document providers/main."
        },
        "result": {
         "type": "string",
         "minLength": 1,
         "maxLength": 4096,
         "description": "tgAuthResult of Telegram: base64 of JSON."
        },
        "state": {
         "type": "string",
         "maxLength": 128,
         "description": "As sessionProvider answered it."
        }
       }
      }
     ]
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "providers"
     ],
     "properties": {
      "providers": {
       "type": "array",
       "description": "Those the brand offers for linking, and those that are linked.",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "provider",
         "linked",
         "offered"
        ],
        "properties": {
         "provider": {
          "type": "string",
          "maxLength": 32,
          "pattern": "^[a-z][a-z0-9]{0,31}$",
          "description": "Id of the provider in the brand's document providers/main."
         },
         "offered": {
          "type": "boolean",
          "description": "Whether the brand offers it now."
         },
         "linked": {
          "type": "boolean"
         },
         "name": {
          "type": "string",
          "maxLength": 255,
          "description": "Whose account it is, as the provider says."
         },
         "linkedAt": {
          "type": "string",
          "maxLength": 40,
          "description": "ISO 8601, UTC."
         }
        }
       }
      }
     }
    }
   }
  },
  "memberProviderUnlink": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/memberProviderUnlink.schema.json",
   "title": "MemberProviderUnlinkCall",
   "description": "Takes a link away; needs the password, which is then a way in for certain.",
   "x-call": {
    "method": "POST",
    "path": "/wps/member/provider/unlink",
    "tag": "member",
    "enc": true,
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "provider",
      "password"
     ],
     "properties": {
      "provider": {
       "type": "string",
       "maxLength": 32,
       "pattern": "^[a-z][a-z0-9]{0,31}$",
       "description": "Id of the provider in the brand's document providers/main."
      },
      "password": {
       "type": "string",
       "maxLength": 255
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "providers"
     ],
     "properties": {
      "providers": {
       "type": "array",
       "description": "Those the brand offers for linking, and those that are linked.",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "provider",
         "linked",
         "offered"
        ],
        "properties": {
         "provider": {
          "type": "string",
          "maxLength": 32,
          "pattern": "^[a-z][a-z0-9]{0,31}$",
          "description": "Id of the provider in the brand's document providers/main."
         },
         "offered": {
          "type": "boolean",
          "description": "Whether the brand offers it now."
         },
         "linked": {
          "type": "boolean"
         },
         "name": {
          "type": "string",
          "maxLength": 255,
          "description": "Whose account it is, as the provider says."
         },
         "linkedAt": {
          "type": "string",
          "maxLength": 40,
          "description": "ISO 8601, UTC."
         }
        }
       }
      }
     }
    }
   }
  },
  "memberProviders": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/memberProviders.schema.json",
   "title": "MemberProvidersCall",
   "description": "The providers that vouch for the member, and those that may.",
   "x-call": {
    "method": "GET",
    "path": "/wps/member/providers",
    "tag": "member",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "providers"
     ],
     "properties": {
      "providers": {
       "type": "array",
       "description": "Those the brand offers for linking, and those that are linked.",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "provider",
         "linked",
         "offered"
        ],
        "properties": {
         "provider": {
          "type": "string",
          "maxLength": 32,
          "pattern": "^[a-z][a-z0-9]{0,31}$",
          "description": "Id of the provider in the brand's document providers/main."
         },
         "offered": {
          "type": "boolean",
          "description": "Whether the brand offers it now."
         },
         "linked": {
          "type": "boolean"
         },
         "name": {
          "type": "string",
          "maxLength": 255,
          "description": "Whose account it is, as the provider says."
         },
         "linkedAt": {
          "type": "string",
          "maxLength": 40,
          "description": "ISO 8601, UTC."
         }
        }
       }
      }
     }
    }
   }
  },
  "memberRegister": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/memberRegister.schema.json",
   "title": "MemberRegisterCall",
   "description": "Registers by username and logs in.",
   "x-call": {
    "method": "PUT",
    "path": "/wps/member/register",
    "tag": "member",
    "enc": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "username",
      "password",
      "registerMethod",
      "login"
     ],
     "properties": {
      "username": {
       "type": "string",
       "maxLength": 255
      },
      "password": {
       "type": "string",
       "maxLength": 255
      },
      "verifyPwd": {
       "type": "string",
       "maxLength": 255
      },
      "payeeName": {
       "type": "string",
       "maxLength": 10000
      },
      "email": {
       "type": "string",
       "maxLength": 255
      },
      "qqNum": {
       "type": "string",
       "maxLength": 255
      },
      "mobileNum": {
       "type": "string",
       "maxLength": 255
      },
      "recommenderId": {
       "type": "string",
       "maxLength": 255
      },
      "captcha": {
       "type": "string",
       "maxLength": 255
      },
      "verificationCode": {
       "type": "string",
       "maxLength": 255
      },
      "affiliateCode": {
       "type": "string",
       "maxLength": 255
      },
      "paymentPassword": {
       "type": "string",
       "maxLength": 255
      },
      "line": {
       "type": "string",
       "maxLength": 10000
      },
      "whatsapp": {
       "type": "string",
       "maxLength": 10000
      },
      "facebook": {
       "type": "string",
       "maxLength": 10000
      },
      "wechat": {
       "type": "string",
       "maxLength": 10000
      },
      "telegram": {
       "type": "string",
       "maxLength": 10000
      },
      "zalo": {
       "type": "string",
       "maxLength": 10000
      },
      "idNumber": {
       "type": "string",
       "maxLength": 10000
      },
      "referralCode": {
       "type": "string",
       "maxLength": 255
      },
      "domain": {
       "type": "string",
       "maxLength": 255
      },
      "countryDialingCode": {
       "type": "string",
       "maxLength": 255
      },
      "nickname": {
       "type": "string",
       "maxLength": 255
      },
      "fullname": {
       "type": "string",
       "maxLength": 10000
      },
      "birthday": {
       "type": "string",
       "maxLength": 255
      },
      "address": {
       "type": "string",
       "maxLength": 10000
      },
      "nationality": {
       "type": "string",
       "maxLength": 10000
      },
      "occupation": {
       "type": "string",
       "maxLength": 10000
      },
      "sourceOfIncome": {
       "type": "string",
       "maxLength": 10000
      },
      "placeOfBirth": {
       "type": "string",
       "maxLength": 10000
      },
      "captchaId": {
       "type": "string",
       "maxLength": 64
      },
      "human": {
       "type": "string",
       "maxLength": 4096,
       "description": "Proof for GET /wps/verification/human, base64 of {\"challenge\", \"solution\"} of ALTCHA or of what getValidate of Geetest gives; needed where the switch humanVerification is on."
      },
      "ageAgreement": {
       "type": "boolean"
      },
      "termsAgreement": {
       "type": "boolean"
      },
      "registerUrl": {
       "type": "string",
       "maxLength": 2048
      },
      "registerMethod": {
       "const": "WEB"
      },
      "login": {
       "const": true
      },
      "ticket": {
       "type": "string",
       "maxLength": 128,
       "description": "Ticket of IDENTITY_UNKNOWN: links the identity to the new member."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "token",
      "customerId",
      "account",
      "type",
      "memberLabel",
      "firstTimeLogin",
      "passwordExpired",
      "passwordDefault",
      "passwordDue",
      "expiresAt"
     ],
     "properties": {
      "token": {
       "type": "string",
       "maxLength": 128
      },
      "customerId": {
       "type": "string",
       "maxLength": 255
      },
      "account": {
       "type": "string",
       "maxLength": 255
      },
      "type": {
       "enum": [
        0,
        1,
        2,
        4,
        41,
        42
       ]
      },
      "memberLabel": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "labelName"
        ],
        "properties": {
         "labelName": {
          "type": "string",
          "maxLength": 255
         }
        }
       }
      },
      "firstTimeLogin": {
       "type": "boolean"
      },
      "passwordExpired": {
       "type": "boolean"
      },
      "passwordDefault": {
       "type": "boolean",
       "description": "The password is the one that accounts are made with."
      },
      "passwordDue": {
       "type": "boolean",
       "description": "Another password has to be set before anything else: of the other calls only those are allowed that say so."
      },
      "expiresAt": {
       "type": "string",
       "description": "ISO 8601, UTC; the session ends then at the latest."
      }
     }
    }
   }
  },
  "memberRegisterMobile": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/memberRegisterMobile.schema.json",
   "title": "MemberRegisterMobileCall",
   "description": "Registers by mobile number and logs in; the username is the mobile number.",
   "x-call": {
    "method": "PUT",
    "path": "/wps/member/register/mobile",
    "tag": "member",
    "enc": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "mobileNum",
      "countryDialingCode",
      "password",
      "registerMethod",
      "login"
     ],
     "properties": {
      "username": {
       "type": "string",
       "maxLength": 255
      },
      "password": {
       "type": "string",
       "maxLength": 255
      },
      "verifyPwd": {
       "type": "string",
       "maxLength": 255
      },
      "payeeName": {
       "type": "string",
       "maxLength": 10000
      },
      "email": {
       "type": "string",
       "maxLength": 255
      },
      "qqNum": {
       "type": "string",
       "maxLength": 255
      },
      "mobileNum": {
       "type": "string",
       "maxLength": 255
      },
      "recommenderId": {
       "type": "string",
       "maxLength": 255
      },
      "captcha": {
       "type": "string",
       "maxLength": 255
      },
      "verificationCode": {
       "type": "string",
       "maxLength": 255
      },
      "affiliateCode": {
       "type": "string",
       "maxLength": 255
      },
      "paymentPassword": {
       "type": "string",
       "maxLength": 255
      },
      "line": {
       "type": "string",
       "maxLength": 10000
      },
      "whatsapp": {
       "type": "string",
       "maxLength": 10000
      },
      "facebook": {
       "type": "string",
       "maxLength": 10000
      },
      "wechat": {
       "type": "string",
       "maxLength": 10000
      },
      "telegram": {
       "type": "string",
       "maxLength": 10000
      },
      "zalo": {
       "type": "string",
       "maxLength": 10000
      },
      "idNumber": {
       "type": "string",
       "maxLength": 10000
      },
      "referralCode": {
       "type": "string",
       "maxLength": 255
      },
      "domain": {
       "type": "string",
       "maxLength": 255
      },
      "countryDialingCode": {
       "type": "string",
       "maxLength": 255
      },
      "nickname": {
       "type": "string",
       "maxLength": 255
      },
      "fullname": {
       "type": "string",
       "maxLength": 10000
      },
      "birthday": {
       "type": "string",
       "maxLength": 255
      },
      "address": {
       "type": "string",
       "maxLength": 10000
      },
      "nationality": {
       "type": "string",
       "maxLength": 10000
      },
      "occupation": {
       "type": "string",
       "maxLength": 10000
      },
      "sourceOfIncome": {
       "type": "string",
       "maxLength": 10000
      },
      "placeOfBirth": {
       "type": "string",
       "maxLength": 10000
      },
      "captchaId": {
       "type": "string",
       "maxLength": 64
      },
      "human": {
       "type": "string",
       "maxLength": 4096,
       "description": "Proof for GET /wps/verification/human, base64 of {\"challenge\", \"solution\"} of ALTCHA or of what getValidate of Geetest gives; needed where the switch humanVerification is on."
      },
      "ageAgreement": {
       "type": "boolean"
      },
      "termsAgreement": {
       "type": "boolean"
      },
      "registerUrl": {
       "type": "string",
       "maxLength": 2048
      },
      "registerMethod": {
       "const": "WEB"
      },
      "login": {
       "const": true
      },
      "ticket": {
       "type": "string",
       "maxLength": 128,
       "description": "Ticket of IDENTITY_UNKNOWN: links the identity to the new member."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "token",
      "customerId",
      "account",
      "type",
      "memberLabel",
      "firstTimeLogin",
      "passwordExpired",
      "passwordDefault",
      "passwordDue",
      "expiresAt"
     ],
     "properties": {
      "token": {
       "type": "string",
       "maxLength": 128
      },
      "customerId": {
       "type": "string",
       "maxLength": 255
      },
      "account": {
       "type": "string",
       "maxLength": 255
      },
      "type": {
       "enum": [
        0,
        1,
        2,
        4,
        41,
        42
       ]
      },
      "memberLabel": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "labelName"
        ],
        "properties": {
         "labelName": {
          "type": "string",
          "maxLength": 255
         }
        }
       }
      },
      "firstTimeLogin": {
       "type": "boolean"
      },
      "passwordExpired": {
       "type": "boolean"
      },
      "passwordDefault": {
       "type": "boolean",
       "description": "The password is the one that accounts are made with."
      },
      "passwordDue": {
       "type": "boolean",
       "description": "Another password has to be set before anything else: of the other calls only those are allowed that say so."
      },
      "expiresAt": {
       "type": "string",
       "description": "ISO 8601, UTC; the session ends then at the latest."
      }
     }
    }
   }
  },
  "memberSecurity": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/memberSecurity.schema.json",
   "title": "MemberSecurityCall",
   "description": "What a member sees of the safety of its account; addresses, numbers and names are masked.",
   "x-call": {
    "method": "GET",
    "path": "/wps/member/security",
    "tag": "security",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "account",
      "nickname",
      "registeredAt",
      "profile",
      "mobile",
      "email",
      "passwordChangedAt",
      "paymentPassword",
      "totp",
      "lastLogin"
     ],
     "properties": {
      "account": {
       "type": "string",
       "maxLength": 255
      },
      "nickname": {
       "type": "string",
       "maxLength": 255
      },
      "registeredAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "profile": {
       "type": "array",
       "description": "What the registration form asked, in its sequence.",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "field",
         "value"
        ],
        "properties": {
         "field": {
          "type": "string",
          "maxLength": 64
         },
         "value": {
          "type": "string",
          "maxLength": 1024
         }
        }
       }
      },
      "mobile": {
       "type": [
        "object",
        "null"
       ],
       "additionalProperties": false,
       "required": [
        "to",
        "verified"
       ],
       "properties": {
        "to": {
         "type": "string",
         "maxLength": 255,
         "description": "Masked."
        },
        "verified": {
         "type": "boolean"
        }
       }
      },
      "email": {
       "type": [
        "object",
        "null"
       ],
       "additionalProperties": false,
       "required": [
        "to",
        "verified"
       ],
       "properties": {
        "to": {
         "type": "string",
         "maxLength": 255,
         "description": "Masked."
        },
        "verified": {
         "type": "boolean"
        }
       }
      },
      "passwordChangedAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "paymentPassword": {
       "type": "boolean",
       "description": "One is set."
      },
      "totp": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "on",
        "recoveryCodesLeft"
       ],
       "properties": {
        "on": {
         "type": "boolean"
        },
        "recoveryCodesLeft": {
         "type": "integer",
         "minimum": 0
        }
       }
      },
      "lastLogin": {
       "type": [
        "object",
        "null"
       ],
       "additionalProperties": false,
       "description": "The login before this one.",
       "required": [
        "at",
        "address"
       ],
       "properties": {
        "at": {
         "type": "string",
         "maxLength": 64,
         "description": "ISO 8601, UTC."
        },
        "address": {
         "type": [
          "string",
          "null"
         ],
         "maxLength": 64
        }
       }
      }
     }
    }
   }
  },
  "merchantWallet": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/merchantWallet.schema.json",
   "title": "MerchantWalletCall",
   "description": "Whether the brand has one wallet for all vendors (isSingle), and the vendors that keep a wallet of their own.",
   "x-call": {
    "method": "GET",
    "path": "/wps/relay/GCS_merchantWallet",
    "tag": "relay"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "isSingle",
      "vendors",
      "min",
      "max",
      "currency",
      "digits"
     ],
     "properties": {
      "isSingle": {
       "type": "boolean"
      },
      "vendors": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "vassalage",
         "name",
         "gameType",
         "image",
         "maintenance"
        ],
        "properties": {
         "vassalage": {
          "type": "string",
          "maxLength": 64
         },
         "name": {
          "type": "string",
          "maxLength": 255
         },
         "gameType": {
          "type": "string",
          "maxLength": 16
         },
         "image": {
          "type": "string",
          "maxLength": 2048
         },
         "maintenance": {
          "type": "boolean"
         }
        }
       }
      },
      "min": {
       "type": "string",
       "description": "Least amount of a transfer.",
       "pattern": "^-?\\d+$",
       "maxLength": 24
      },
      "max": {
       "type": "string",
       "description": "Greatest amount of a transfer.",
       "pattern": "^-?\\d+$",
       "maxLength": 24
      },
      "currency": {
       "type": "string",
       "maxLength": 3
      },
      "digits": {
       "type": "integer",
       "minimum": 0,
       "maximum": 4
      }
     }
    }
   }
  },
  "passwordsCommon": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/passwordsCommon.schema.json",
   "title": "PasswordsCommonCall",
   "description": "Common passwords by the first digits of their SHA-256, so that a page can look a password up without telling it.",
   "x-call": {
    "method": "GET",
    "path": "/wps/member/password/common",
    "tag": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "prefixes"
     ],
     "properties": {
      "prefixes": {
       "type": "string",
       "maxLength": 32,
       "pattern": "^[0-9a-f]{3}(,[0-9a-f]{3}){0,3}$",
       "description": "The first three hexadecimal digits of up to four hashes, separated by commas."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "hashes"
     ],
     "properties": {
      "hashes": {
       "type": "array",
       "description": "Hashes with these beginnings, each cut to 16 hexadecimal digits; none where the brand refuses no common passwords.",
       "items": {
        "type": "string",
        "maxLength": 16
       }
      }
     }
    }
   }
  },
  "paymentPassword": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/paymentPassword.schema.json",
   "title": "PaymentPasswordCall",
   "description": "Sets the payment password with the password; changes it with the old one, or where it is forgotten with the password and the code of paymentPasswordCode.",
   "x-call": {
    "method": "POST",
    "path": "/wps/member/payment-password",
    "tag": "security",
    "token": true,
    "for": "member",
    "enc": true,
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "newPaymentPassword",
      "confirmPaymentPassword"
     ],
     "properties": {
      "newPaymentPassword": {
       "type": "string",
       "maxLength": 255
      },
      "confirmPaymentPassword": {
       "type": "string",
       "maxLength": 255
      },
      "oldPaymentPassword": {
       "type": "string",
       "maxLength": 255
      },
      "password": {
       "type": "string",
       "maxLength": 255
      },
      "verificationCode": {
       "type": "string",
       "maxLength": 255
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {}
    }
   }
  },
  "paymentPasswordCode": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/paymentPasswordCode.schema.json",
   "title": "PaymentPasswordCodeCall",
   "description": "Sends a code for a forgotten payment password to what the member has verified, the mobile number before the e-mail address.",
   "x-call": {
    "method": "POST",
    "path": "/wps/member/payment-password/code",
    "tag": "security",
    "token": true,
    "for": "member",
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "expiredMinutes",
      "to"
     ],
     "properties": {
      "expiredMinutes": {
       "type": "integer",
       "minimum": 1
      },
      "to": {
       "type": "string",
       "maxLength": 255,
       "description": "Where it went, masked."
      }
     }
    }
   }
  },
  "playerAvatar": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/playerAvatar.schema.json",
   "title": "PlayerAvatarCall",
   "description": "The picture of the member who is logged in, and the brand's pictures that may be chosen.",
   "x-call": {
    "method": "GET",
    "path": "/wps/relay/MCSFE_getPlayerAvatar",
    "tag": "avatar",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "avatar",
      "avatarType",
      "offered"
     ],
     "properties": {
      "avatar": {
       "type": [
        "string",
        "null"
       ],
       "maxLength": 1024,
       "description": "Address of the picture; null for whoever has none."
      },
      "avatarType": {
       "enum": [
        "CUSTOM",
        "STATIC"
       ],
       "description": "The member's own, or one of the brand's."
      },
      "offered": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "name",
         "url"
        ],
        "properties": {
         "name": {
          "type": "string",
          "maxLength": 255,
          "description": "For avatarChoose."
         },
         "url": {
          "type": "string",
          "maxLength": 1024
         }
        }
       }
      }
     }
    }
   }
  },
  "previewSession": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/previewSession.schema.json",
   "title": "PreviewSessionCall",
   "description": "Answers the session of an account that exists for one preview only, so that a draft can be looked at as a guest, a member or an agent. The header X-Livery-Preview says which preview; without one that is open it is refused with PREVIEW_ENDED. The account has no password and no money, and is gone when the preview ends.",
   "x-call": {
    "method": "POST",
    "path": "/wps/session/preview",
    "tag": "session"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "persona"
     ],
     "properties": {
      "persona": {
       "enum": [
        "guest",
        "member",
        "agent"
       ],
       "description": "Whom the draft is looked at as."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "token",
      "customerId",
      "account",
      "type",
      "memberLabel",
      "firstTimeLogin",
      "passwordExpired",
      "passwordDefault",
      "passwordDue",
      "expiresAt"
     ],
     "properties": {
      "token": {
       "type": "string",
       "maxLength": 128
      },
      "customerId": {
       "type": "string",
       "maxLength": 255
      },
      "account": {
       "type": "string",
       "maxLength": 255
      },
      "type": {
       "enum": [
        0,
        1,
        2,
        4,
        41,
        42
       ]
      },
      "memberLabel": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "labelName"
        ],
        "properties": {
         "labelName": {
          "type": "string",
          "maxLength": 255
         }
        }
       }
      },
      "firstTimeLogin": {
       "type": "boolean"
      },
      "passwordExpired": {
       "type": "boolean"
      },
      "passwordDefault": {
       "type": "boolean",
       "description": "The password is the one that accounts are made with."
      },
      "passwordDue": {
       "type": "boolean",
       "description": "Another password has to be set before anything else: of the other calls only those are allowed that say so."
      },
      "expiresAt": {
       "type": "string",
       "description": "ISO 8601, UTC; the session ends then at the latest."
      }
     }
    }
   }
  },
  "profitRecord": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/profitRecord.schema.json",
   "title": "ProfitRecordCall",
   "description": "The member's loss, bets − wins − rebates − promotions, of settled bets, by day and by game type. Without days the last seven.",
   "x-call": {
    "method": "GET",
    "path": "/wps/member/record/profit",
    "tag": "records",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {
      "from": {
       "type": "string",
       "description": "yyyy-MM-dd on the brand's clocks.",
       "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
      },
      "to": {
       "type": "string",
       "description": "yyyy-MM-dd on the brand's clocks.",
       "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "from",
      "to",
      "total",
      "days",
      "gameTypes",
      "currency",
      "digits"
     ],
     "properties": {
      "from": {
       "type": "string",
       "description": "yyyy-MM-dd on the brand's clocks.",
       "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
      },
      "to": {
       "type": "string",
       "description": "yyyy-MM-dd on the brand's clocks.",
       "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
      },
      "total": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "bets",
        "wins",
        "rebates",
        "promotions",
        "netLoss"
       ],
       "properties": {
        "bets": {
         "type": "string",
         "description": "Settled stakes.",
         "pattern": "^-?\\d+$",
         "maxLength": 24
        },
        "wins": {
         "type": "string",
         "description": "Minor units, decimal string.",
         "pattern": "^-?\\d+$",
         "maxLength": 24
        },
        "rebates": {
         "type": "string",
         "description": "Minor units, decimal string.",
         "pattern": "^-?\\d+$",
         "maxLength": 24
        },
        "promotions": {
         "type": "string",
         "description": "Minor units, decimal string.",
         "pattern": "^-?\\d+$",
         "maxLength": 24
        },
        "netLoss": {
         "type": "string",
         "description": "bets − wins − rebates − promotions; negative is a profit of the member.",
         "pattern": "^-?\\d+$",
         "maxLength": 24
        }
       }
      },
      "days": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "day",
         "bets",
         "wins",
         "rebates",
         "promotions",
         "netLoss"
        ],
        "properties": {
         "day": {
          "type": "string",
          "description": "yyyy-MM-dd on the brand's clocks.",
          "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"
         },
         "bets": {
          "type": "string",
          "description": "Settled stakes.",
          "pattern": "^-?\\d+$",
          "maxLength": 24
         },
         "wins": {
          "type": "string",
          "description": "Minor units, decimal string.",
          "pattern": "^-?\\d+$",
          "maxLength": 24
         },
         "rebates": {
          "type": "string",
          "description": "Minor units, decimal string.",
          "pattern": "^-?\\d+$",
          "maxLength": 24
         },
         "promotions": {
          "type": "string",
          "description": "Minor units, decimal string.",
          "pattern": "^-?\\d+$",
          "maxLength": 24
         },
         "netLoss": {
          "type": "string",
          "description": "bets − wins − rebates − promotions; negative is a profit of the member.",
          "pattern": "^-?\\d+$",
          "maxLength": 24
         }
        }
       }
      },
      "gameTypes": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "gameType",
         "bets",
         "wins",
         "netLoss"
        ],
        "properties": {
         "gameType": {
          "type": "string",
          "maxLength": 16
         },
         "bets": {
          "type": "string",
          "description": "Settled stakes.",
          "pattern": "^-?\\d+$",
          "maxLength": 24
         },
         "wins": {
          "type": "string",
          "description": "Minor units, decimal string.",
          "pattern": "^-?\\d+$",
          "maxLength": 24
         },
         "netLoss": {
          "type": "string",
          "description": "Minor units, decimal string.",
          "pattern": "^-?\\d+$",
          "maxLength": 24
         }
        }
       }
      },
      "currency": {
       "type": "string",
       "maxLength": 3
      },
      "digits": {
       "type": "integer",
       "minimum": 0,
       "maximum": 4
      }
     }
    }
   }
  },
  "protection": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/protection.schema.json",
   "title": "ProtectionCall",
   "description": "What the member has set to protect itself, what it may set, and how much of each limit is used.",
   "x-call": {
    "method": "GET",
    "path": "/wps/protection",
    "tag": "protection",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "currency",
      "digits",
      "limits",
      "raiseHours",
      "realityCheck",
      "timeOutHours",
      "exclusionMonths",
      "permanent",
      "exclusion"
     ],
     "properties": {
      "currency": {
       "type": "string",
       "maxLength": 16
      },
      "digits": {
       "type": "integer",
       "minimum": 0,
       "maximum": 8
      },
      "limits": {
       "type": "array",
       "description": "Every limit that may be set, whether it is or not.",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "kind",
         "period",
         "amount",
         "used",
         "left",
         "pending"
        ],
        "properties": {
         "kind": {
          "enum": [
           "deposit",
           "stake",
           "loss"
          ]
         },
         "period": {
          "enum": [
           "day",
           "week",
           "month"
          ],
          "description": "The last 24 hours, 7 days or month."
         },
         "amount": {
          "type": [
           "string",
           "null"
          ],
          "pattern": "^[0-9]{1,19}$",
          "description": "Minor units; null where none is set."
         },
         "used": {
          "type": "string",
          "pattern": "^-?[0-9]{1,19}$",
          "description": "Minor units that count now; of losses never below 0."
         },
         "left": {
          "type": [
           "string",
           "null"
          ],
          "pattern": "^[0-9]{1,19}$",
          "description": "Minor units; null where no limit is set."
         },
         "pending": {
          "type": [
           "object",
           "null"
          ],
          "additionalProperties": false,
          "description": "A less strict limit that was asked for.",
          "required": [
           "amount",
           "from",
           "until",
           "ready"
          ],
          "properties": {
           "amount": {
            "type": [
             "string",
             "null"
            ],
            "pattern": "^[0-9]{1,19}$",
            "description": "Minor units; null: no limit any more."
           },
           "from": {
            "type": "string",
            "maxLength": 64,
            "description": "It may be confirmed from then on; ISO 8601, UTC."
           },
           "until": {
            "type": "string",
            "maxLength": 64,
            "description": "After that it has to be asked for again."
           },
           "ready": {
            "type": "boolean"
           }
          }
         }
        }
       }
      },
      "raiseHours": {
       "type": "integer",
       "description": "Hours before a less strict limit may be confirmed."
      },
      "realityCheck": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "minutes",
        "choices"
       ],
       "properties": {
        "minutes": {
         "type": "integer",
         "minimum": 0,
         "description": "0: none."
        },
        "choices": {
         "type": "array",
         "items": {
          "type": "integer",
          "minimum": 0
         }
        }
       }
      },
      "timeOutHours": {
       "type": "array",
       "items": {
        "type": "integer"
       }
      },
      "exclusionMonths": {
       "type": "array",
       "items": {
        "type": "integer"
       }
      },
      "permanent": {
       "type": "boolean",
       "description": "Exclusion for good is offered."
      },
      "exclusion": {
       "type": [
        "object",
        "null"
       ],
       "additionalProperties": false,
       "required": [
        "kind",
        "until"
       ],
       "properties": {
        "kind": {
         "enum": [
          "timeOut",
          "selfExclusion"
         ]
        },
        "until": {
         "type": [
          "string",
          "null"
         ],
         "maxLength": 64,
         "description": "ISO 8601, UTC."
        }
       }
      }
     }
    }
   }
  },
  "protectionExclude": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/protectionExclude.schema.json",
   "title": "ProtectionExcludeCall",
   "description": "Excludes the member from play: a time-out, or a self-exclusion with the password. It cannot be ended early; every session ends.",
   "x-call": {
    "method": "POST",
    "path": "/wps/protection/exclude",
    "tag": "protection",
    "token": true,
    "for": "member",
    "enc": true,
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "oneOf": [
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "kind",
        "hours"
       ],
       "properties": {
        "kind": {
         "const": "timeOut"
        },
        "hours": {
         "type": "integer",
         "minimum": 24,
         "maximum": 1008
        }
       }
      },
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "kind",
        "months",
        "password"
       ],
       "properties": {
        "kind": {
         "const": "selfExclusion"
        },
        "months": {
         "type": [
          "integer",
          "null"
         ],
         "minimum": 6,
         "maximum": 60,
         "description": "null: for good."
        },
        "password": {
         "type": "string",
         "maxLength": 255
        }
       }
      }
     ]
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "kind",
      "until"
     ],
     "properties": {
      "kind": {
       "enum": [
        "timeOut",
        "selfExclusion"
       ]
      },
      "until": {
       "type": [
        "string",
        "null"
       ],
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      }
     }
    }
   }
  },
  "protectionHistory": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/protectionHistory.schema.json",
   "title": "ProtectionHistoryCall",
   "description": "What the member changed, the newest first.",
   "x-call": {
    "method": "GET",
    "path": "/wps/protection/history",
    "tag": "protection",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "query",
    "value"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {
      "before": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$"
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "changes",
      "next"
     ],
     "properties": {
      "changes": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "at",
         "change",
         "kind",
         "period",
         "from",
         "to",
         "until"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 20
         },
         "at": {
          "type": "string",
          "maxLength": 64,
          "description": "ISO 8601, UTC."
         },
         "change": {
          "enum": [
           "limitSet",
           "limitAsked",
           "limitConfirmed",
           "limitCancelled",
           "realityCheck",
           "timeOut",
           "selfExclusion"
          ]
         },
         "kind": {
          "oneOf": [
           {
            "enum": [
             "deposit",
             "stake",
             "loss"
            ]
           },
           {
            "type": "null"
           }
          ]
         },
         "period": {
          "oneOf": [
           {
            "enum": [
             "day",
             "week",
             "month"
            ]
           },
           {
            "type": "null"
           }
          ]
         },
         "from": {
          "type": [
           "string",
           "null"
          ],
          "maxLength": 64,
          "description": "Minor units or minutes before; null: none."
         },
         "to": {
          "type": [
           "string",
           "null"
          ],
          "maxLength": 64,
          "description": "Minor units or minutes from then on; null: none."
         },
         "until": {
          "type": [
           "string",
           "null"
          ],
          "maxLength": 64,
          "description": "ISO 8601, UTC."
         }
        }
       }
      },
      "next": {
       "type": [
        "string",
        "null"
       ],
       "maxLength": 20,
       "description": "`before` of the next page."
      }
     }
    }
   }
  },
  "protectionLimit": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/protectionLimit.schema.json",
   "title": "ProtectionLimitCall",
   "description": "Sets a limit. A stricter one, and the first, is in force at once; a less strict one, or none, has to be confirmed later.",
   "x-call": {
    "method": "POST",
    "path": "/wps/protection/limit",
    "tag": "protection",
    "token": true,
    "for": "member",
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "kind",
      "period",
      "amount"
     ],
     "properties": {
      "kind": {
       "enum": [
        "deposit",
        "stake",
        "loss"
       ]
      },
      "period": {
       "enum": [
        "day",
        "week",
        "month"
       ],
       "description": "The last 24 hours, 7 days or month."
      },
      "amount": {
       "type": [
        "string",
        "null"
       ],
       "pattern": "^(0|[1-9][0-9]{0,14})$",
       "description": "Minor units; null for no limit."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {}
    }
   }
  },
  "protectionPending": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/protectionPending.schema.json",
   "title": "ProtectionPendingCall",
   "description": "Confirms or drops a less strict limit that was asked for.",
   "x-call": {
    "method": "POST",
    "path": "/wps/protection/pending",
    "tag": "protection",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "kind",
      "period",
      "confirm"
     ],
     "properties": {
      "kind": {
       "enum": [
        "deposit",
        "stake",
        "loss"
       ]
      },
      "period": {
       "enum": [
        "day",
        "week",
        "month"
       ],
       "description": "The last 24 hours, 7 days or month."
      },
      "confirm": {
       "type": "boolean"
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {}
    }
   }
  },
  "protectionRealityCheck": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/protectionRealityCheck.schema.json",
   "title": "ProtectionRealityCheckCall",
   "description": "Chooses how often the member is reminded of time and money.",
   "x-call": {
    "method": "POST",
    "path": "/wps/protection/reality-check",
    "tag": "protection",
    "token": true,
    "for": "member",
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "minutes"
     ],
     "properties": {
      "minutes": {
       "type": "integer",
       "minimum": 0,
       "maximum": 240,
       "description": "0: never, where the brand allows it."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {}
    }
   }
  },
  "rankList": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/rankList.schema.json",
   "title": "RankListCall",
   "description": "Who has won the most, of one game or of all, names masked.",
   "x-call": {
    "method": "GET",
    "path": "/wps/relay/GCSGAME_getRankList",
    "tag": "relay"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {
      "gameId": {
       "type": "string",
       "maxLength": 255,
       "description": "Id in the lists of games, or code of a lottery; all games without it."
      },
      "period": {
       "enum": [
        "day",
        "week",
        "month"
       ],
       "description": "The last 24 hours, 7 days or month; a day without it."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "currency",
      "digits",
      "period",
      "ranks"
     ],
     "properties": {
      "currency": {
       "type": "string",
       "maxLength": 16
      },
      "digits": {
       "type": "integer",
       "minimum": 0,
       "maximum": 8
      },
      "period": {
       "enum": [
        "day",
        "week",
        "month"
       ]
      },
      "ranks": {
       "type": "array",
       "maxItems": 100,
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "rank",
         "name",
         "amount",
         "wins",
         "game"
        ],
        "properties": {
         "rank": {
          "type": "integer",
          "minimum": 1
         },
         "name": {
          "type": "string",
          "maxLength": 255,
          "description": "Masked."
         },
         "amount": {
          "type": "string",
          "pattern": "^[0-9]{1,19}$",
          "description": "Minor units that were paid out in the period."
         },
         "wins": {
          "type": "integer",
          "minimum": 1
         },
         "game": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "name",
           "code",
           "vassalage",
           "gameType",
           "image",
           "id"
          ],
          "properties": {
           "name": {
            "type": "string",
            "maxLength": 255
           },
           "code": {
            "type": "string",
            "maxLength": 255
           },
           "vassalage": {
            "type": "string",
            "maxLength": 64
           },
           "gameType": {
            "type": "string",
            "maxLength": 32
           },
           "image": {
            "type": [
             "string",
             "null"
            ],
            "maxLength": 1024,
            "description": "Address of its picture."
           },
           "id": {
            "type": [
             "string",
             "null"
            ],
            "maxLength": 255,
            "description": "Id in the lists of games; null where the brand does not list it any more."
           }
          },
          "description": "What paid the most of it."
         }
        }
       }
      }
     }
    }
   }
  },
  "recentGames": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/recentGames.schema.json",
   "title": "RecentGamesCall",
   "description": "The games a player started last, the last first; those that are no longer offered are left out.",
   "x-call": {
    "method": "GET",
    "path": "/wps/relay/GCS_recentGame",
    "tag": "relay",
    "token": true,
    "for": "any"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "gameType": {
       "type": "string",
       "maxLength": 16
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "games"
     ],
     "properties": {
      "games": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "name",
         "code",
         "vassalage",
         "gameType",
         "accountTypeName",
         "isGame",
         "isHot",
         "isNew",
         "image"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 255
         },
         "name": {
          "type": "string",
          "maxLength": 255
         },
         "code": {
          "type": "string",
          "maxLength": 255
         },
         "vassalage": {
          "type": "string",
          "maxLength": 255
         },
         "gameType": {
          "type": "string",
          "maxLength": 255
         },
         "accountTypeName": {
          "type": "string",
          "maxLength": 255
         },
         "defaultPlayType": {
          "type": "string",
          "maxLength": 255
         },
         "isGame": {
          "enum": [
           "GAME",
           "VASSALAGE"
          ]
         },
         "isHot": {
          "enum": [
           0,
           1
          ]
         },
         "isNew": {
          "enum": [
           0,
           1
          ]
         },
         "image": {
          "type": "string",
          "maxLength": 2048
         },
         "category": {
          "type": "string",
          "maxLength": 64,
          "description": "Category within the kind of games, such as baccarat."
         },
         "accountType": {
          "type": "string",
          "maxLength": 32,
          "description": "Of a lottery: TCG_SEA opens in a window of its own, GPI starts as any game."
         },
         "trial": {
          "enum": [
           0,
           1
          ],
          "description": "1 when guests can play it for play money."
         },
         "hasRooms": {
          "enum": [
           0,
           1
          ],
          "description": "1 when a room is chosen first: see GLS2_roomList."
         }
        }
       }
      }
     }
    }
   }
  },
  "roomList": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/roomList.schema.json",
   "title": "RoomListCall",
   "description": "Rooms of a card game or a table.",
   "x-call": {
    "method": "GET",
    "path": "/wps/relay/GLS2_roomList",
    "tag": "relay"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "gameId"
     ],
     "properties": {
      "gameId": {
       "type": "string",
       "maxLength": 64
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "rooms",
      "currency",
      "digits"
     ],
     "properties": {
      "rooms": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "roomId",
         "name",
         "minBet",
         "maxBet"
        ],
        "properties": {
         "roomId": {
          "type": "string",
          "maxLength": 64
         },
         "name": {
          "type": "string",
          "maxLength": 255
         },
         "minBet": {
          "type": "string",
          "maxLength": 30,
          "description": "Minor units, decimal string.",
          "pattern": "^\\d+$"
         },
         "maxBet": {
          "type": "string",
          "maxLength": 30,
          "description": "Minor units, decimal string.",
          "pattern": "^\\d+$"
         }
        }
       }
      },
      "currency": {
       "type": "string",
       "maxLength": 3
      },
      "digits": {
       "type": "integer",
       "minimum": 0,
       "maximum": 4
      }
     }
    }
   }
  },
  "sessionCheck": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/sessionCheck.schema.json",
   "title": "SessionCheckCall",
   "description": "How long this session lasts already, and what was staked and won in it: what a reality check says.",
   "x-call": {
    "method": "GET",
    "path": "/wps/session/check",
    "tag": "protection",
    "token": true,
    "for": "any"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "now",
      "startedAt",
      "expiresAt",
      "wagered",
      "net",
      "currency",
      "digits",
      "minutes",
      "nextAt"
     ],
     "properties": {
      "now": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "startedAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "expiresAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "wagered": {
       "type": "string",
       "pattern": "^-?[0-9]{1,19}$",
       "description": "Minor units."
      },
      "net": {
       "type": "string",
       "pattern": "^-?[0-9]{1,19}$",
       "description": "Minor units: payouts less stakes."
      },
      "currency": {
       "type": "string",
       "maxLength": 16
      },
      "digits": {
       "type": "integer",
       "minimum": 0,
       "maximum": 8
      },
      "minutes": {
       "type": "integer",
       "minimum": 0,
       "description": "Minutes between two reality checks; 0: none."
      },
      "nextAt": {
       "type": [
        "string",
        "null"
       ],
       "maxLength": 64,
       "description": "When the next reality check is due; null: never."
      }
     }
    }
   }
  },
  "sessionChecked": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/sessionChecked.schema.json",
   "title": "SessionCheckedCall",
   "description": "The player has answered a reality check; the next is due an interval from now.",
   "x-call": {
    "method": "POST",
    "path": "/wps/session/checked",
    "tag": "protection",
    "token": true,
    "for": "any",
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "nextAt"
     ],
     "properties": {
      "nextAt": {
       "type": [
        "string",
        "null"
       ],
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      }
     }
    }
   }
  },
  "sessionEnd": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/sessionEnd.schema.json",
   "title": "SessionEndCall",
   "description": "Logs one device of the member out, or all but this one; with all others every remembered login ends, too.",
   "x-call": {
    "method": "POST",
    "path": "/wps/session/end",
    "tag": "security",
    "token": true,
    "for": "member",
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "oneOf": [
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "id"
       ],
       "properties": {
        "id": {
         "type": "string",
         "maxLength": 64
        }
       }
      },
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "others"
       ],
       "properties": {
        "others": {
         "const": true
        }
       }
      }
     ]
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {}
    }
   }
  },
  "sessionFirstLogin": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/sessionFirstLogin.schema.json",
   "title": "SessionFirstLoginCall",
   "description": "A page tells that a first login has come to it (firstTimeLogin); counts once for a member.",
   "x-call": {
    "method": "POST",
    "path": "/wps/session/firstLogin",
    "tag": "session",
    "token": true,
    "for": "any",
    "whilePasswordDue": true,
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "firstLoginAt",
      "passwordDue"
     ],
     "properties": {
      "firstLoginAt": {
       "type": "string",
       "description": "ISO 8601, UTC; of the first time this was told."
      },
      "passwordDue": {
       "type": "boolean",
       "description": "The session waits for a new password."
      }
     }
    }
   }
  },
  "sessionFreePlay": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/sessionFreePlay.schema.json",
   "title": "SessionFreePlayCall",
   "description": "Logs in as a guest where the brand allows it.",
   "x-call": {
    "method": "POST",
    "path": "/wps/session/login/freeplay",
    "tag": "session"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "os",
      "platform",
      "random",
      "version"
     ],
     "properties": {
      "os": {
       "type": "string",
       "maxLength": 64
      },
      "platform": {
       "const": "W"
      },
      "random": {
       "type": "string",
       "description": "Random string, encrypted as compact JWE.",
       "maxLength": 4096
      },
      "version": {
       "const": 3
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "token",
      "customerId",
      "account",
      "type",
      "memberLabel",
      "firstTimeLogin",
      "passwordExpired",
      "passwordDefault",
      "passwordDue",
      "expiresAt"
     ],
     "properties": {
      "token": {
       "type": "string",
       "maxLength": 128
      },
      "customerId": {
       "type": "string",
       "maxLength": 255
      },
      "account": {
       "type": "string",
       "maxLength": 255
      },
      "type": {
       "enum": [
        0,
        1,
        2,
        4,
        41,
        42
       ]
      },
      "memberLabel": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "labelName"
        ],
        "properties": {
         "labelName": {
          "type": "string",
          "maxLength": 255
         }
        }
       }
      },
      "firstTimeLogin": {
       "type": "boolean"
      },
      "passwordExpired": {
       "type": "boolean"
      },
      "passwordDefault": {
       "type": "boolean",
       "description": "The password is the one that accounts are made with."
      },
      "passwordDue": {
       "type": "boolean",
       "description": "Another password has to be set before anything else: of the other calls only those are allowed that say so."
      },
      "expiresAt": {
       "type": "string",
       "description": "ISO 8601, UTC; the session ends then at the latest."
      }
     }
    }
   }
  },
  "sessionList": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/sessionList.schema.json",
   "title": "SessionListCall",
   "description": "Where the member is logged in, the last seen first.",
   "x-call": {
    "method": "GET",
    "path": "/wps/session/list",
    "tag": "security",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "sessions"
     ],
     "properties": {
      "sessions": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "device",
         "address",
         "startedAt",
         "seenAt",
         "current"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 64
         },
         "device": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "kind"
          ],
          "properties": {
           "kind": {
            "enum": [
             "phone",
             "tablet",
             "computer",
             "unknown"
            ]
           },
           "system": {
            "type": "string",
            "maxLength": 64
           },
           "browser": {
            "type": "string",
            "maxLength": 64
           }
          }
         },
         "address": {
          "type": "string",
          "maxLength": 64
         },
         "startedAt": {
          "type": "string",
          "maxLength": 64,
          "description": "ISO 8601, UTC."
         },
         "seenAt": {
          "type": "string",
          "maxLength": 64,
          "description": "ISO 8601, UTC."
         },
         "current": {
          "type": "boolean",
          "description": "The session of this call."
         }
        }
       }
      }
     }
    }
   }
  },
  "sessionLogin": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/sessionLogin.schema.json",
   "title": "SessionLoginCall",
   "description": "Logs in by username and password, by a login that the browser remembers, by mobile number and a code that was sent to it, or by a provider who vouches for the player. An identity that belongs to no member is refused with IDENTITY_UNKNOWN, whose value has the ticket to register with.",
   "x-call": {
    "method": "POST",
    "path": "/wps/session/login",
    "tag": "session",
    "enc": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "oneOf": [
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "type",
        "username",
        "password"
       ],
       "properties": {
        "type": {
         "const": "username"
        },
        "username": {
         "type": "string",
         "maxLength": 255
        },
        "password": {
         "type": "string",
         "maxLength": 255
        },
        "captcha": {
         "type": "string",
         "maxLength": 16
        },
        "captchaId": {
         "type": "string",
         "maxLength": 64
        },
        "human": {
         "type": "string",
         "maxLength": 4096,
         "description": "Proof for GET /wps/verification/human, base64 of {\"challenge\", \"solution\"} of ALTCHA or of what getValidate of Geetest gives; needed where the switch humanVerification is on."
        },
        "side": {
         "enum": [
          "member",
          "agent"
         ],
         "description": "Where the player logs in; member unless said otherwise. Accounts of the other kind are refused with NOT_AN_AGENT or NOT_A_MEMBER."
        },
        "remember": {
         "type": "boolean",
         "description": "Have this browser remember the login: a cookie no script can read stands for the password from then on."
        }
       }
      },
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "type",
        "mobileNum",
        "verificationCode"
       ],
       "properties": {
        "type": {
         "const": "sms"
        },
        "mobileNum": {
         "type": "string",
         "maxLength": 32,
         "description": "Mobile number as it is dialled in its country, or as the form has it."
        },
        "countryDialingCode": {
         "type": "string",
         "maxLength": 8,
         "description": "Dialling code of the country, such as 95, with or without +."
        },
        "verificationCode": {
         "type": "string",
         "maxLength": 255,
         "description": "The code that was sent."
        },
        "captcha": {
         "type": "string",
         "maxLength": 16
        },
        "captchaId": {
         "type": "string",
         "maxLength": 64
        },
        "side": {
         "enum": [
          "member",
          "agent"
         ],
         "description": "Where the player logs in; member unless said otherwise. Accounts of the other kind are refused with NOT_AN_AGENT or NOT_A_MEMBER."
        }
       }
      },
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "type",
        "provider",
        "code",
        "state"
       ],
       "properties": {
        "type": {
         "const": "social"
        },
        "provider": {
         "type": "string",
         "maxLength": 32,
         "pattern": "^[a-z][a-z0-9]{0,31}$",
         "description": "Id of the provider in the brand's document providers/main."
        },
        "code": {
         "type": "string",
         "minLength": 1,
         "maxLength": 4096,
         "description": "What the provider sent back."
        },
        "state": {
         "type": "string",
         "maxLength": 128,
         "description": "As sessionProvider answered it."
        },
        "iss": {
         "type": "string",
         "maxLength": 512,
         "description": "Issuer, where the provider sent it back (RFC 9207)."
        }
       }
      },
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "type",
        "provider",
        "result",
        "state"
       ],
       "properties": {
        "type": {
         "const": "telegram"
        },
        "provider": {
         "type": "string",
         "maxLength": 32,
         "pattern": "^[a-z][a-z0-9]{0,31}$",
         "description": "Id of the provider in the brand's document providers/main."
        },
        "result": {
         "type": "string",
         "minLength": 1,
         "maxLength": 4096,
         "description": "tgAuthResult of Telegram: base64 of JSON."
        },
        "state": {
         "type": "string",
         "maxLength": 128,
         "description": "As sessionProvider answered it."
        }
       }
      },
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "type",
        "idToken"
       ],
       "properties": {
        "type": {
         "const": "firebase"
        },
        "idToken": {
         "type": "string",
         "minLength": 1,
         "maxLength": 8192,
         "description": "ID token of a phone sign-in at Firebase."
        }
       }
      },
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "type",
        "username"
       ],
       "properties": {
        "type": {
         "const": "remembered",
         "description": "The password is the cookie of a login with remember."
        },
        "username": {
         "type": "string",
         "maxLength": 255
        },
        "side": {
         "enum": [
          "member",
          "agent"
         ],
         "description": "Where the player logs in; member unless said otherwise. Accounts of the other kind are refused with NOT_AN_AGENT or NOT_A_MEMBER."
        },
        "captcha": {
         "type": "string",
         "maxLength": 16
        },
        "captchaId": {
         "type": "string",
         "maxLength": 64
        },
        "human": {
         "type": "string",
         "maxLength": 4096,
         "description": "Proof for GET /wps/verification/human, base64 of {\"challenge\", \"solution\"} of ALTCHA or of what getValidate of Geetest gives; needed where the switch humanVerification is on."
        }
       }
      }
     ]
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "token",
      "customerId",
      "account",
      "type",
      "memberLabel",
      "firstTimeLogin",
      "passwordExpired",
      "passwordDefault",
      "passwordDue",
      "expiresAt"
     ],
     "properties": {
      "token": {
       "type": "string",
       "maxLength": 128
      },
      "customerId": {
       "type": "string",
       "maxLength": 255
      },
      "account": {
       "type": "string",
       "maxLength": 255
      },
      "type": {
       "enum": [
        0,
        1,
        2,
        4,
        41,
        42
       ]
      },
      "memberLabel": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "labelName"
        ],
        "properties": {
         "labelName": {
          "type": "string",
          "maxLength": 255
         }
        }
       }
      },
      "firstTimeLogin": {
       "type": "boolean"
      },
      "passwordExpired": {
       "type": "boolean"
      },
      "passwordDefault": {
       "type": "boolean",
       "description": "The password is the one that accounts are made with."
      },
      "passwordDue": {
       "type": "boolean",
       "description": "Another password has to be set before anything else: of the other calls only those are allowed that say so."
      },
      "expiresAt": {
       "type": "string",
       "description": "ISO 8601, UTC; the session ends then at the latest."
      },
      "exclusion": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "kind",
        "until"
       ],
       "description": "The member is excluded from play: the session is good for looking and withdrawing only.",
       "properties": {
        "kind": {
         "enum": [
          "timeOut",
          "selfExclusion"
         ]
        },
        "until": {
         "type": [
          "string",
          "null"
         ],
         "maxLength": 64,
         "description": "ISO 8601, UTC; null is for good."
        }
       }
      }
     }
    }
   }
  },
  "sessionLogout": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/sessionLogout.schema.json",
   "title": "SessionLogoutCall",
   "description": "Ends the session.",
   "x-call": {
    "method": "DELETE",
    "path": "/wps/session/logout",
    "tag": "session",
    "token": true,
    "for": "any",
    "whilePasswordDue": true,
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "null"
    }
   }
  },
  "sessionProvider": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/sessionProvider.schema.json",
   "title": "SessionProviderCall",
   "description": "Begins a login at a provider. The browser is bound to it by a cookie.",
   "x-call": {
    "method": "POST",
    "path": "/wps/session/provider",
    "tag": "session"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "provider"
     ],
     "properties": {
      "provider": {
       "type": "string",
       "maxLength": 32,
       "pattern": "^[a-z][a-z0-9]{0,31}$",
       "description": "Id of the provider in the brand's document providers/main."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "address",
      "state",
      "expiresAt"
     ],
     "properties": {
      "address": {
       "type": "string",
       "maxLength": 4096,
       "description": "Where the player says yes; it comes back to /ways-in/<provider> of the brand."
      },
      "state": {
       "type": "string",
       "maxLength": 128,
       "description": "What comes back with the player."
      },
      "expiresAt": {
       "type": "string",
       "maxLength": 40,
       "description": "ISO 8601, UTC."
      }
     }
    }
   }
  },
  "settingRegister": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/settingRegister.schema.json",
   "title": "SettingRegisterCall",
   "description": "Registration rules, field by field.",
   "x-call": {
    "method": "GET",
    "path": "/wps/system/setting/register",
    "tag": "system"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "fields"
     ],
     "properties": {
      "fields": {
       "type": "object",
       "additionalProperties": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "enabled",
         "required"
        ],
        "properties": {
         "enabled": {
          "type": "boolean"
         },
         "required": {
          "type": "boolean"
         },
         "minLength": {
          "type": "integer",
          "minimum": 0
         },
         "maxLength": {
          "type": "integer",
          "minimum": 0
         },
         "acceptedPattern": {
          "type": "string",
          "maxLength": 512
         },
         "patternId": {
          "type": "string",
          "maxLength": 64
         }
        }
       }
      },
      "seq": {
       "type": "integer",
       "description": "Version of the documents the rules come from.",
       "minimum": 0
      }
     }
    }
   }
  },
  "smsNoLogin": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/smsNoLogin.schema.json",
   "title": "SmsNoLoginCall",
   "description": "Sends a code by SMS for a login or a forgotten password; answers the same whether or not there is an account.",
   "x-call": {
    "method": "POST",
    "path": "/wps/verification/sms/noLogin",
    "tag": "verification"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "mobileNum",
      "countryDialingCode"
     ],
     "properties": {
      "mobileNum": {
       "type": "string",
       "maxLength": 32,
       "description": "Mobile number as it is dialled in its country, or as the form has it."
      },
      "countryDialingCode": {
       "type": "string",
       "maxLength": 8,
       "description": "Dialling code of the country, such as 95, with or without +."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "expiredMinutes"
     ],
     "properties": {
      "expiredMinutes": {
       "type": "integer",
       "minimum": 1,
       "description": "Minutes the code can be used."
      }
     }
    }
   }
  },
  "smsRegister": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/smsRegister.schema.json",
   "title": "SmsRegisterCall",
   "description": "Sends a code by SMS for a registration. A refused number is told as the field mobileNum.",
   "x-call": {
    "method": "POST",
    "path": "/wps/verification/sms/register",
    "tag": "verification"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "mobileNo",
      "countryDialingCode"
     ],
     "properties": {
      "mobileNo": {
       "type": "string",
       "maxLength": 32,
       "description": "Mobile number as it is dialled in its country, or as the form has it."
      },
      "countryDialingCode": {
       "type": "string",
       "maxLength": 8,
       "description": "Dialling code of the country, such as 95, with or without +."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "expiredMinutes"
     ],
     "properties": {
      "expiredMinutes": {
       "type": "integer",
       "minimum": 1,
       "description": "Minutes the code can be used."
      }
     }
    }
   }
  },
  "systemStatus": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/systemStatus.schema.json",
   "title": "SystemStatusCall",
   "description": "Whether the brand may be shown here.",
   "x-call": {
    "method": "GET",
    "path": "/wps/system/status",
    "tag": "system"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "url": {
       "type": "string",
       "maxLength": 253
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "maintenance",
      "regionRestriction",
      "country",
      "serverTime"
     ],
     "properties": {
      "maintenance": {
       "type": "boolean"
      },
      "regionRestriction": {
       "type": "boolean"
      },
      "country": {
       "type": [
        "string",
        "null"
       ]
      },
      "serverTime": {
       "type": "string",
       "maxLength": 255
      }
     }
    }
   }
  },
  "totpBegin": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/totpBegin.schema.json",
   "title": "TotpBeginCall",
   "description": "Makes the key of a new authenticator, which is in use once totpConfirm has had its first code.",
   "x-call": {
    "method": "POST",
    "path": "/wps/member/totp",
    "tag": "security",
    "token": true,
    "for": "member",
    "enc": true,
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "password"
     ],
     "properties": {
      "password": {
       "type": "string",
       "maxLength": 255,
       "description": "The member's password, asked for again."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "secret",
      "address",
      "expiresAt"
     ],
     "properties": {
      "secret": {
       "type": "string",
       "maxLength": 64,
       "description": "The key in base32, for apps that are told it by hand."
      },
      "address": {
       "type": "string",
       "maxLength": 2048,
       "description": "otpauth address, for the QR code."
      },
      "expiresAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC; until then the first code has to come."
      }
     }
    }
   }
  },
  "totpConfirm": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/totpConfirm.schema.json",
   "title": "TotpConfirmCall",
   "description": "Takes a new authenticator into use by its first code.",
   "x-call": {
    "method": "PUT",
    "path": "/wps/member/totp",
    "tag": "security",
    "token": true,
    "for": "member",
    "enc": true,
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "totpCode"
     ],
     "properties": {
      "totpCode": {
       "type": "string",
       "maxLength": 32,
       "description": "The six digits the app shows."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "recoveryCodes"
     ],
     "properties": {
      "recoveryCodes": {
       "type": "array",
       "description": "Each stands for the authenticator once. Shown here and never again.",
       "items": {
        "type": "string",
        "maxLength": 32
       }
      }
     }
    }
   }
  },
  "totpEnd": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/totpEnd.schema.json",
   "title": "TotpEndCall",
   "description": "Turns the authenticator off; its recovery codes are worth nothing any more.",
   "x-call": {
    "method": "POST",
    "path": "/wps/member/totp/end",
    "tag": "security",
    "token": true,
    "for": "member",
    "enc": true,
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "password",
      "totpCode"
     ],
     "properties": {
      "password": {
       "type": "string",
       "maxLength": 255,
       "description": "The member's password, asked for again."
      },
      "totpCode": {
       "type": "string",
       "maxLength": 32,
       "description": "A code of the authenticator, or a recovery code."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {}
    }
   }
  },
  "totpRecovery": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/totpRecovery.schema.json",
   "title": "TotpRecoveryCall",
   "description": "Makes new recovery codes in place of those before.",
   "x-call": {
    "method": "POST",
    "path": "/wps/member/totp/recovery",
    "tag": "security",
    "token": true,
    "for": "member",
    "enc": true,
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "password",
      "totpCode"
     ],
     "properties": {
      "password": {
       "type": "string",
       "maxLength": 255,
       "description": "The member's password, asked for again."
      },
      "totpCode": {
       "type": "string",
       "maxLength": 32,
       "description": "A code of the authenticator, or a recovery code."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "recoveryCodes"
     ],
     "properties": {
      "recoveryCodes": {
       "type": "array",
       "description": "Each stands for the authenticator once. Shown here and never again.",
       "items": {
        "type": "string",
        "maxLength": 32
       }
      }
     }
    }
   }
  },
  "transferUpline": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/transferUpline.schema.json",
   "title": "TransferUplineCall",
   "description": "Transfers money of the wallet to the upline, or from an agent to a direct downline.",
   "x-call": {
    "method": "POST",
    "path": "/wps/member/transferUpline",
    "tag": "wallet",
    "token": true,
    "for": "member",
    "enc": true,
    "idempotent": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "oneOf": [
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "to",
        "amount",
        "paymentPassword"
       ],
       "properties": {
        "to": {
         "const": "upline"
        },
        "amount": {
         "type": "string",
         "description": "Minor units, decimal string, more than 0.",
         "pattern": "^[1-9][0-9]{0,17}$"
        },
        "paymentPassword": {
         "type": "string",
         "maxLength": 255
        }
       }
      },
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "to",
        "account",
        "amount",
        "paymentPassword"
       ],
       "properties": {
        "to": {
         "const": "downline"
        },
        "account": {
         "type": "string",
         "maxLength": 64
        },
        "amount": {
         "type": "string",
         "description": "Minor units, decimal string, more than 0.",
         "pattern": "^[1-9][0-9]{0,17}$"
        },
        "paymentPassword": {
         "type": "string",
         "maxLength": 255
        }
       }
      }
     ]
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "account",
      "nickname",
      "amount",
      "balance",
      "at"
     ],
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 20
      },
      "account": {
       "type": "string",
       "maxLength": 255
      },
      "nickname": {
       "type": "string",
       "maxLength": 255
      },
      "amount": {
       "type": "string",
       "description": "Minor units, decimal string.",
       "pattern": "^-?\\d+$",
       "maxLength": 24
      },
      "balance": {
       "type": "string",
       "description": "Of the wallet afterwards.",
       "pattern": "^-?\\d+$",
       "maxLength": 24
      },
      "at": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      }
     }
    }
   }
  },
  "transferUplineName": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/transferUplineName.schema.json",
   "title": "TransferUplineNameCall",
   "description": "Who a direct downline is, so that an agent confirms the name before a transfer.",
   "x-call": {
    "method": "GET",
    "path": "/wps/member/transferUpline/recipient",
    "tag": "wallet",
    "token": true,
    "for": "agent"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "account"
     ],
     "properties": {
      "account": {
       "type": "string",
       "maxLength": 64
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "account",
      "nickname"
     ],
     "properties": {
      "account": {
       "type": "string",
       "maxLength": 255
      },
      "nickname": {
       "type": "string",
       "maxLength": 255
      }
     }
    }
   }
  },
  "transferUplineState": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/transferUplineState.schema.json",
   "title": "TransferUplineStateCall",
   "description": "Whom the member may transfer to, within which bounds, and what is left today.",
   "x-call": {
    "method": "GET",
    "path": "/wps/member/transferUpline",
    "tag": "wallet",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "upline",
      "toDownline",
      "balance",
      "min",
      "max",
      "quick",
      "left",
      "perDay",
      "currency",
      "digits"
     ],
     "properties": {
      "upline": {
       "anyOf": [
        {
         "type": "object",
         "additionalProperties": false,
         "required": [
          "account",
          "nickname"
         ],
         "properties": {
          "account": {
           "type": "string",
           "maxLength": 255
          },
          "nickname": {
           "type": "string",
           "maxLength": 255
          }
         }
        },
        {
         "type": "null"
        }
       ]
      },
      "toDownline": {
       "type": "boolean",
       "description": "The member is an agent and may transfer to direct downlines."
      },
      "balance": {
       "type": "string",
       "description": "Minor units, decimal string.",
       "pattern": "^-?\\d+$",
       "maxLength": 24
      },
      "min": {
       "type": "string",
       "description": "Minor units, decimal string.",
       "pattern": "^-?\\d+$",
       "maxLength": 24
      },
      "max": {
       "type": "string",
       "description": "Minor units, decimal string.",
       "pattern": "^-?\\d+$",
       "maxLength": 24
      },
      "quick": {
       "type": "array",
       "items": {
        "type": "string",
        "description": "Minor units, decimal string.",
        "pattern": "^-?\\d+$",
        "maxLength": 24
       }
      },
      "left": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "count",
        "sum"
       ],
       "properties": {
        "count": {
         "type": [
          "integer",
          "null"
         ],
         "minimum": 0
        },
        "sum": {
         "type": [
          "string",
          "null"
         ],
         "description": "Minor units, decimal string; null where there is no bound.",
         "pattern": "^-?\\d+$",
         "maxLength": 24
        }
       }
      },
      "perDay": {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "count",
        "sum"
       ],
       "properties": {
        "count": {
         "type": [
          "integer",
          "null"
         ],
         "minimum": 0
        },
        "sum": {
         "type": [
          "string",
          "null"
         ],
         "description": "Minor units, decimal string; null where there is no bound.",
         "pattern": "^-?\\d+$",
         "maxLength": 24
        }
       }
      },
      "currency": {
       "type": "string",
       "maxLength": 3
      },
      "digits": {
       "type": "integer",
       "minimum": 0,
       "maximum": 4
      }
     }
    }
   }
  },
  "vassGameType": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/vassGameType.schema.json",
   "title": "VassGameTypeCall",
   "description": "Kinds of games with their vendors and categories, and how many games each has.",
   "x-call": {
    "method": "GET",
    "path": "/wps/relay/GCSGAME_getVassGameType",
    "tag": "relay"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "properties": {
      "gameType": {
       "type": "string",
       "maxLength": 16
      },
      "vassalage": {
       "type": "string",
       "maxLength": 32
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "gameTypes"
     ],
     "properties": {
      "gameTypes": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "gameType",
         "games",
         "vassalages",
         "categories"
        ],
        "properties": {
         "gameType": {
          "type": "string",
          "maxLength": 16
         },
         "games": {
          "type": "integer",
          "minimum": 0
         },
         "vassalages": {
          "type": "array",
          "items": {
           "type": "object",
           "additionalProperties": false,
           "required": [
            "vassalage",
            "name",
            "games"
           ],
           "properties": {
            "vassalage": {
             "type": "string",
             "maxLength": 32
            },
            "name": {
             "type": "string",
             "maxLength": 255
            },
            "games": {
             "type": "integer",
             "minimum": 0
            }
           }
          }
         },
         "categories": {
          "type": "array",
          "items": {
           "type": "object",
           "additionalProperties": false,
           "required": [
            "id",
            "title",
            "games"
           ],
           "properties": {
            "id": {
             "type": "string",
             "maxLength": 64
            },
            "title": {
             "type": "string",
             "maxLength": 255
            },
            "games": {
             "type": "integer",
             "minimum": 0
            }
           }
          }
         }
        }
       }
      }
     }
    }
   }
  },
  "walletBalance": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/walletBalance.schema.json",
   "title": "WalletBalanceCall",
   "description": "Balance of the member.",
   "x-call": {
    "method": "GET",
    "path": "/wps/v2/wallets/balance",
    "tag": "wallet",
    "token": true,
    "for": "any"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "sumBalance",
      "currency",
      "digits"
     ],
     "properties": {
      "sumBalance": {
       "type": "string",
       "description": "Minor units, decimal string.",
       "pattern": "^-?\\d+$"
      },
      "currency": {
       "type": "string",
       "maxLength": 3
      },
      "digits": {
       "type": "integer",
       "minimum": 0,
       "maximum": 4
      }
     }
    }
   }
  },
  "walletTransfer": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/walletTransfer.schema.json",
   "title": "WalletTransferCall",
   "description": "Moves money into a vendor's wallet (in) or back (out), or brings everything back from every vendor (collect).",
   "x-call": {
    "method": "POST",
    "path": "/wps/relay/GCS_walletTransfer",
    "tag": "relay",
    "token": true,
    "for": "member",
    "enc": true,
    "idempotent": true,
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "oneOf": [
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "action",
        "vassalage",
        "amount",
        "paymentPassword"
       ],
       "properties": {
        "action": {
         "enum": [
          "in",
          "out"
         ]
        },
        "vassalage": {
         "type": "string",
         "maxLength": 32
        },
        "amount": {
         "type": "string",
         "description": "Minor units, decimal string, more than 0.",
         "pattern": "^[1-9][0-9]{0,17}$"
        },
        "paymentPassword": {
         "type": "string",
         "maxLength": 255
        }
       }
      },
      {
       "type": "object",
       "additionalProperties": false,
       "required": [
        "action",
        "paymentPassword"
       ],
       "properties": {
        "action": {
         "const": "collect"
        },
        "paymentPassword": {
         "type": "string",
         "maxLength": 255
        }
       }
      }
     ]
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "transfers",
      "unreached",
      "balance"
     ],
     "properties": {
      "transfers": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "vassalage",
         "direction",
         "amount",
         "status",
         "at"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 64
         },
         "vassalage": {
          "type": "string",
          "maxLength": 64
         },
         "direction": {
          "enum": [
           "in",
           "out"
          ],
          "description": "in: into the vendor's wallet; out: back from it."
         },
         "amount": {
          "type": "string",
          "description": "Minor units, decimal string.",
          "pattern": "^-?\\d+$",
          "maxLength": 24
         },
         "status": {
          "enum": [
           "PENDING",
           "SUCCESS",
           "FAILED",
           "UNKNOWN"
          ],
          "description": "UNKNOWN: the vendor has not said yet; it is asked until it does."
         },
         "at": {
          "type": "string",
          "maxLength": 64,
          "description": "ISO 8601, UTC."
         }
        }
       }
      },
      "unreached": {
       "type": "array",
       "items": {
        "type": "string",
        "maxLength": 64
       },
       "description": "Vendors that did not say what they hold, so that nothing was collected from them."
      },
      "balance": {
       "type": "string",
       "description": "Of the wallet afterwards.",
       "pattern": "^-?\\d+$",
       "maxLength": 24
      }
     }
    }
   }
  },
  "walletTransferState": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/walletTransferState.schema.json",
   "title": "WalletTransferStateCall",
   "description": "Where the member's money is: the wallet, each vendor's, and what is on its way.",
   "x-call": {
    "method": "GET",
    "path": "/wps/relay/GCS_walletTransfer",
    "tag": "relay",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "main",
      "transit",
      "held",
      "vendors",
      "transfers",
      "currency",
      "digits"
     ],
     "properties": {
      "main": {
       "type": "string",
       "description": "Minor units, decimal string.",
       "pattern": "^-?\\d+$",
       "maxLength": 24
      },
      "transit": {
       "type": "string",
       "description": "On its way to a vendor that has not answered yet.",
       "pattern": "^-?\\d+$",
       "maxLength": 24
      },
      "held": {
       "type": "string",
       "description": "Set aside for withdrawals.",
       "pattern": "^-?\\d+$",
       "maxLength": 24
      },
      "vendors": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "vassalage",
         "balance"
        ],
        "properties": {
         "vassalage": {
          "type": "string",
          "maxLength": 64
         },
         "balance": {
          "type": [
           "string",
           "null"
          ],
          "description": "Null: the vendor did not say.",
          "pattern": "^-?\\d+$",
          "maxLength": 24
         }
        }
       }
      },
      "transfers": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "vassalage",
         "direction",
         "amount",
         "status",
         "at"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 64
         },
         "vassalage": {
          "type": "string",
          "maxLength": 64
         },
         "direction": {
          "enum": [
           "in",
           "out"
          ],
          "description": "in: into the vendor's wallet; out: back from it."
         },
         "amount": {
          "type": "string",
          "description": "Minor units, decimal string.",
          "pattern": "^-?\\d+$",
          "maxLength": 24
         },
         "status": {
          "enum": [
           "PENDING",
           "SUCCESS",
           "FAILED",
           "UNKNOWN"
          ],
          "description": "UNKNOWN: the vendor has not said yet; it is asked until it does."
         },
         "at": {
          "type": "string",
          "maxLength": 64,
          "description": "ISO 8601, UTC."
         }
        }
       },
       "description": "The newest, and all that are on their way."
      },
      "currency": {
       "type": "string",
       "maxLength": 3
      },
      "digits": {
       "type": "integer",
       "minimum": 0,
       "maximum": 4
      }
     }
    }
   }
  },
  "whitelabel": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/whitelabel.schema.json",
   "title": "WhitelabelCall",
   "description": "Switches of the brand.",
   "x-call": {
    "method": "GET",
    "path": "/wps/system/whitelabel",
    "tag": "system"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "merchantCode",
      "currency",
      "switches"
     ],
     "properties": {
      "merchantCode": {
       "type": "string",
       "maxLength": 255
      },
      "currency": {
       "type": "string",
       "maxLength": 255
      },
      "switches": {
       "type": "object",
       "additionalProperties": {
        "type": "boolean"
       }
      }
     }
    }
   }
  },
  "winners": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/winners.schema.json",
   "title": "WinnersCall",
   "description": "The newest wins of the brand that are worth telling: settled bets of real players, names masked.",
   "x-call": {
    "method": "GET",
    "path": "/wps/game/winners",
    "tag": "game"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value"
   ],
   "properties": {
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "currency",
      "digits",
      "winners"
     ],
     "properties": {
      "currency": {
       "type": "string",
       "maxLength": 16
      },
      "digits": {
       "type": "integer",
       "minimum": 0,
       "maximum": 8
      },
      "winners": {
       "type": "array",
       "maxItems": 50,
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "name",
         "amount",
         "at",
         "game"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 64,
          "description": "Of this win; names nobody."
         },
         "name": {
          "type": "string",
          "maxLength": 255,
          "description": "Masked."
         },
         "amount": {
          "type": "string",
          "pattern": "^[0-9]{1,19}$",
          "description": "Minor units that were paid out."
         },
         "at": {
          "type": "string",
          "maxLength": 64,
          "description": "ISO 8601, UTC."
         },
         "game": {
          "type": "object",
          "additionalProperties": false,
          "required": [
           "name",
           "code",
           "vassalage",
           "gameType",
           "image",
           "id"
          ],
          "properties": {
           "name": {
            "type": "string",
            "maxLength": 255
           },
           "code": {
            "type": "string",
            "maxLength": 255
           },
           "vassalage": {
            "type": "string",
            "maxLength": 64
           },
           "gameType": {
            "type": "string",
            "maxLength": 32
           },
           "image": {
            "type": [
             "string",
             "null"
            ],
            "maxLength": 1024,
            "description": "Address of its picture."
           },
           "id": {
            "type": [
             "string",
             "null"
            ],
            "maxLength": 255,
            "description": "Id in the lists of games; null where the brand does not list it any more."
           }
          }
         }
        }
       }
      }
     }
    }
   }
  },
  "withdrawalAnswer": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/withdrawalAnswer.schema.json",
   "title": "WithdrawalAnswerCall",
   "description": "Says of a withdrawal that was paid that it came in full, partly or not at all. Not at all needs a proof.",
   "x-call": {
    "method": "POST",
    "path": "/wps/cashier/withdrawal/answer",
    "tag": "cashier",
    "token": true,
    "for": "member",
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "answer"
     ],
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 64
      },
      "answer": {
       "enum": [
        "full",
        "partly",
        "none"
       ]
      },
      "received": {
       "type": "string",
       "pattern": "^[1-9][0-9]{0,15}$",
       "description": "partly: what came, minor units."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "amount",
      "fee",
      "payout",
      "state",
      "bankName",
      "holder",
      "number",
      "requestedAt",
      "proofs"
     ],
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 64
      },
      "amount": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "Minor units."
      },
      "fee": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "Minor units."
      },
      "payout": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "What arrives, minor units."
      },
      "state": {
       "enum": [
        "REQUESTED",
        "APPROVED",
        "PAID",
        "DISPUTED",
        "CLOSED",
        "REJECTED"
       ]
      },
      "bankName": {
       "type": "string",
       "maxLength": 64
      },
      "holder": {
       "type": "string",
       "maxLength": 128
      },
      "number": {
       "type": "string",
       "maxLength": 64
      },
      "requestedAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "approvedAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "paidAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "dueAt": {
       "type": "string",
       "maxLength": 64,
       "description": "When silence counts as received."
      },
      "answeredAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "closedAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "answer": {
       "enum": [
        "full",
        "partly",
        "none",
        "silence"
       ]
      },
      "received": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "Minor units."
      },
      "outcome": {
       "enum": [
        "received",
        "forced",
        "paid",
        "returned"
       ]
      },
      "returned": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "Minor units."
      },
      "reference": {
       "type": "string",
       "maxLength": 64
      },
      "proofs": {
       "type": "integer",
       "minimum": 0
      },
      "reason": {
       "type": "string",
       "maxLength": 500
      }
     }
    }
   }
  },
  "withdrawalCreate": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/withdrawalCreate.schema.json",
   "title": "WithdrawalCreateCall",
   "description": "Asks for money to be paid out; it is held until that is done or refused.",
   "x-call": {
    "method": "POST",
    "path": "/wps/cashier/withdrawal",
    "tag": "cashier",
    "token": true,
    "for": "member",
    "enc": true,
    "idempotent": true,
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "body"
   ],
   "properties": {
    "body": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "account",
      "amount",
      "paymentPassword"
     ],
     "properties": {
      "account": {
       "type": "string",
       "maxLength": 64
      },
      "amount": {
       "type": "string",
       "pattern": "^[1-9][0-9]{0,15}$",
       "description": "Minor units."
      },
      "paymentPassword": {
       "type": "string",
       "maxLength": 255
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "amount",
      "fee",
      "payout",
      "state",
      "bankName",
      "holder",
      "number",
      "requestedAt",
      "proofs"
     ],
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 64
      },
      "amount": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "Minor units."
      },
      "fee": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "Minor units."
      },
      "payout": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "What arrives, minor units."
      },
      "state": {
       "enum": [
        "REQUESTED",
        "APPROVED",
        "PAID",
        "DISPUTED",
        "CLOSED",
        "REJECTED"
       ]
      },
      "bankName": {
       "type": "string",
       "maxLength": 64
      },
      "holder": {
       "type": "string",
       "maxLength": 128
      },
      "number": {
       "type": "string",
       "maxLength": 64
      },
      "requestedAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "approvedAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "paidAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "dueAt": {
       "type": "string",
       "maxLength": 64,
       "description": "When silence counts as received."
      },
      "answeredAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "closedAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "answer": {
       "enum": [
        "full",
        "partly",
        "none",
        "silence"
       ]
      },
      "received": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "Minor units."
      },
      "outcome": {
       "enum": [
        "received",
        "forced",
        "paid",
        "returned"
       ]
      },
      "returned": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "Minor units."
      },
      "reference": {
       "type": "string",
       "maxLength": 64
      },
      "proofs": {
       "type": "integer",
       "minimum": 0
      },
      "reason": {
       "type": "string",
       "maxLength": 500
      }
     }
    }
   }
  },
  "withdrawalList": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/withdrawalList.schema.json",
   "title": "WithdrawalListCall",
   "description": "Withdrawals of the member, the newest first, twenty at a time.",
   "x-call": {
    "method": "GET",
    "path": "/wps/cashier/withdrawals",
    "tag": "cashier",
    "token": true,
    "for": "member"
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [],
     "properties": {
      "id": {
       "type": "string",
       "pattern": "^[A-Za-z0-9_-]{1,64}$",
       "description": "This one alone."
      },
      "before": {
       "type": "string",
       "pattern": "^[A-Za-z0-9_-]{1,64}$",
       "description": "Those after this one, which are older."
      },
      "state": {
       "enum": [
        "PAID"
       ],
       "description": "Those that wait for the member's answer."
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "currency",
      "digits",
      "withdrawals",
      "more"
     ],
     "properties": {
      "currency": {
       "type": "string",
       "maxLength": 8
      },
      "digits": {
       "type": "integer",
       "minimum": 0
      },
      "withdrawals": {
       "type": "array",
       "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
         "id",
         "amount",
         "fee",
         "payout",
         "state",
         "bankName",
         "holder",
         "number",
         "requestedAt",
         "proofs"
        ],
        "properties": {
         "id": {
          "type": "string",
          "maxLength": 64
         },
         "amount": {
          "type": "string",
          "pattern": "^[0-9]{1,18}$",
          "description": "Minor units."
         },
         "fee": {
          "type": "string",
          "pattern": "^[0-9]{1,18}$",
          "description": "Minor units."
         },
         "payout": {
          "type": "string",
          "pattern": "^[0-9]{1,18}$",
          "description": "What arrives, minor units."
         },
         "state": {
          "enum": [
           "REQUESTED",
           "APPROVED",
           "PAID",
           "DISPUTED",
           "CLOSED",
           "REJECTED"
          ]
         },
         "bankName": {
          "type": "string",
          "maxLength": 64
         },
         "holder": {
          "type": "string",
          "maxLength": 128
         },
         "number": {
          "type": "string",
          "maxLength": 64
         },
         "requestedAt": {
          "type": "string",
          "maxLength": 64,
          "description": "ISO 8601, UTC."
         },
         "approvedAt": {
          "type": "string",
          "maxLength": 64,
          "description": "ISO 8601, UTC."
         },
         "paidAt": {
          "type": "string",
          "maxLength": 64,
          "description": "ISO 8601, UTC."
         },
         "dueAt": {
          "type": "string",
          "maxLength": 64,
          "description": "When silence counts as received."
         },
         "answeredAt": {
          "type": "string",
          "maxLength": 64,
          "description": "ISO 8601, UTC."
         },
         "closedAt": {
          "type": "string",
          "maxLength": 64,
          "description": "ISO 8601, UTC."
         },
         "answer": {
          "enum": [
           "full",
           "partly",
           "none",
           "silence"
          ]
         },
         "received": {
          "type": "string",
          "pattern": "^[0-9]{1,18}$",
          "description": "Minor units."
         },
         "outcome": {
          "enum": [
           "received",
           "forced",
           "paid",
           "returned"
          ]
         },
         "returned": {
          "type": "string",
          "pattern": "^[0-9]{1,18}$",
          "description": "Minor units."
         },
         "reference": {
          "type": "string",
          "maxLength": 64
         },
         "proofs": {
          "type": "integer",
          "minimum": 0
         },
         "reason": {
          "type": "string",
          "maxLength": 500
         }
        }
       }
      },
      "more": {
       "type": "boolean"
      }
     }
    }
   }
  },
  "withdrawalProof": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/calls/withdrawalProof.schema.json",
   "title": "WithdrawalProofCall",
   "description": "Takes a picture that shows that a withdrawal did not arrive, or not all: a PNG or JPEG under 5 MB as the body, three at most.",
   "x-call": {
    "method": "PUT",
    "path": "/wps/cashier/withdrawal/proof",
    "tag": "cashier",
    "token": true,
    "for": "member",
    "upload": [
     "image/png",
     "image/jpeg"
    ],
    "maxBytes": 5242880,
    "whileExcluded": true
   },
   "type": "object",
   "additionalProperties": false,
   "required": [
    "value",
    "query"
   ],
   "properties": {
    "query": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id"
     ],
     "properties": {
      "id": {
       "type": "string",
       "pattern": "^[A-Za-z0-9_-]{1,64}$"
      }
     }
    },
    "value": {
     "type": "object",
     "additionalProperties": false,
     "required": [
      "id",
      "amount",
      "fee",
      "payout",
      "state",
      "bankName",
      "holder",
      "number",
      "requestedAt",
      "proofs"
     ],
     "properties": {
      "id": {
       "type": "string",
       "maxLength": 64
      },
      "amount": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "Minor units."
      },
      "fee": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "Minor units."
      },
      "payout": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "What arrives, minor units."
      },
      "state": {
       "enum": [
        "REQUESTED",
        "APPROVED",
        "PAID",
        "DISPUTED",
        "CLOSED",
        "REJECTED"
       ]
      },
      "bankName": {
       "type": "string",
       "maxLength": 64
      },
      "holder": {
       "type": "string",
       "maxLength": 128
      },
      "number": {
       "type": "string",
       "maxLength": 64
      },
      "requestedAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "approvedAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "paidAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "dueAt": {
       "type": "string",
       "maxLength": 64,
       "description": "When silence counts as received."
      },
      "answeredAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "closedAt": {
       "type": "string",
       "maxLength": 64,
       "description": "ISO 8601, UTC."
      },
      "answer": {
       "enum": [
        "full",
        "partly",
        "none",
        "silence"
       ]
      },
      "received": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "Minor units."
      },
      "outcome": {
       "enum": [
        "received",
        "forced",
        "paid",
        "returned"
       ]
      },
      "returned": {
       "type": "string",
       "pattern": "^[0-9]{1,18}$",
       "description": "Minor units."
      },
      "reference": {
       "type": "string",
       "maxLength": 64
      },
      "proofs": {
       "type": "integer",
       "minimum": 0
      },
      "reason": {
       "type": "string",
       "maxLength": 500
      }
     }
    }
   }
  }
 }
};
