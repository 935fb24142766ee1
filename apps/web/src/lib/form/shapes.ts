/** In capitals as it is typed; its spaces stay. */
export const upper = (typed: string): string => typed.toLocaleUpperCase('es-CL')

/** Without the blanks that are pasted with it. */
export const noBlanks = (typed: string): string => typed.replaceAll(/\s/g, '')

/** The name of an account: lower case, without blanks. */
export const account = (typed: string): string => noBlanks(typed.toLocaleLowerCase('es-CL'))
