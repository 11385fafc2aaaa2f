/** The version of the API, for its document and for clients of the Model Context Protocol. */
export const apiVersion = '1.0.0'
