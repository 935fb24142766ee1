/** Holds the place of the circular for the holder whose spouse comes in: its wording was not found, and none is invented. */
export const circularDeEjemplo = [
  'En este lugar la isapre publica la circular que el cotizante recibe, según la Ley 21.337, cuando su cónyuge es beneficiario del contrato de salud.',
  'El cotizante la lee antes de firmar su Declaración de Salud y deja constancia de que la recibió y la acepta.',
].join('\n\n')
