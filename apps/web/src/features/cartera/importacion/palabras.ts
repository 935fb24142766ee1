/** '1 prospecto', '1.200 prospectos'. */
export const prospectos = (n: number): string => `${n.toLocaleString('es-CL')} ${n === 1 ? 'prospecto' : 'prospectos'}`
