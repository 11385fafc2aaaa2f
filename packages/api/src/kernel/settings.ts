/** What an operator sets up of the outside world. Whatever is left out is not offered, and the rest is whole without it. */

export interface MailSettings {
  /** `smtp://user:password@host:587`, or `smtps://`. */
  url: string
  /** The sender of every e-mail. */
  from: string
  /** Milliseconds until the talk about an e-mail is given up. */
  timeout: number
}

export interface GoogleSettings {
  clientId: string
  /** Where Google publishes the keys that sign its tokens. */
  keysUrl: string
  /** Milliseconds until a request for them is given up. */
  timeout: number
}

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Left out: Stripe's own. */
  baseUrl: string | undefined
  /** Milliseconds until a request is given up. */
  timeout: number
}

export interface OpenAiSettings {
  apiKey: string
  /** Left out: OpenAI's own. */
  baseUrl: string | undefined
  textModel: string
  imageModel: string
  /** Milliseconds until a request is given up. */
  timeout: number
}

/** How webhooks are sent. They need nothing to be set up. */
export interface WebhookSettings {
  /** Whether they may go to addresses that are not of the open internet, and in the clear. */
  privateAddresses: boolean
  /** Milliseconds until an attempt is given up. */
  timeout: number
  /** The addresses of a host. */
  resolve(host: string, settings: { privateAddresses: boolean }): Promise<string[]>
}

export interface OutsideWorld {
  mail: MailSettings | undefined
  google: GoogleSettings | undefined
  stripe: StripeSettings | undefined
  openai: OpenAiSettings | undefined
  webhooks: WebhookSettings
}
