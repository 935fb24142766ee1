/** '1 prospecto', '1.200 prospectos'. */
export const prospectos = (n: number): string => `${n.toLocaleString('es-CL')} ${n === 1 ? 'prospecto' : 'prospectos'}`

/** 'se agregó 1 prospecto', 'se agregaron 2 prospectos'. */
export const haciendo = (uno: string, varios: string, n: number): string => `${n === 1 ? uno : varios} ${prospectos(n)}`
