export type Json = { [key: string]: Json } | readonly Json[] | string | number | boolean | null | undefined

/** A part of the document. */
export type Fields = { [key: string]: Json }
