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
     "plus"
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
      "sessionHours": {
       "type": "integer",
       "description": "Absolute length of a session.",
       "minimum": 1,
       "maximum": 720
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
      "avatarsPerHour": {
       "type": "integer",
       "description": "Pictures of their own that one member may upload in an hour.",
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
       "description": "Register button in the header."
      },
      "REGMOBVERF3": {
       "type": "boolean",
       "description": "SMS verification on registration."
      },
      "MOBILEVERCODELOGIN3": {
       "type": "boolean",
       "description": "Login by SMS code."
      },
      "CHNGPASSVERIF3": {
       "type": "boolean",
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
   "description": "What the brand offers to play: vendors, games, banners, notices, draws, support and downloads.",
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
    "draws": {
     "type": "object",
     "additionalProperties": {
      "type": "object",
      "additionalProperties": false,
      "required": [
       "name",
       "region",
       "days",
       "time",
       "timeZone",
       "closesMinutesBefore"
      ],
      "properties": {
       "name": {
        "type": "string",
        "maxLength": 64
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
        "description": "Days of the week, 0 is Sunday.",
        "uniqueItems": true
       },
       "time": {
        "type": "string",
        "description": "Time of the draw in timeZone.",
        "pattern": "^\\d{2}:\\d{2}$"
       },
       "timeZone": {
        "type": "string",
        "x-ref": "timeZone"
       },
       "closesMinutesBefore": {
        "type": "integer",
        "minimum": 0,
        "maximum": 240
       }
      }
     },
     "propertyNames": {
      "pattern": "^[A-Za-z][A-Za-z0-9_.-]{0,63}$"
     }
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
  "gamesPage": {
   "$schema": "https://json-schema.org/draft/2020-12/schema",
   "$id": "https://livery.dev/schemas/blocks/gamesPage.schema.json",
   "title": "GamesPageProps",
   "description": "Games of a category with its vendors. The screen's parameter games, or gameType, names the category.",
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
   "description": "Vendors and draws of a lottery category.",
   "type": "object",
   "additionalProperties": false,
   "required": [
    "gameType"
   ],
   "properties": {
    "gameType": {
     "$ref": "../common.schema.json#/$defs/gameType"
    },
    "draws": {
     "type": "boolean"
    }
   }
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
  }
 },
 "calls": {
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
    "whilePasswordDue": true
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
  }
 }
};
