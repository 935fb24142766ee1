/** What papers say beside their figures: it holds the place of the insurer's own words, and none of the law is invented. */

export const cartasDeEjemplo = [
  'Resultado 2\nLas restricciones valen desde que el contrato comienza, y solo si usted las acepta.',
  'Resultado 4\nPuede pedir por escrito los antecedentes en que se funda esta decisión.',
  'Resultado 5\nPuede pedir por escrito los antecedentes en que se funda esta decisión.',
].join('\n\n')

export const condicionesDeEjemplo = [
  'En este lugar la isapre publica las condiciones generales del contrato de salud.',
  'El precio de esta página es el del día de la cotización y se reajusta como dicen las condiciones generales.',
].join('\n\n')

export const notificacionDeEjemplo =
  'Se informa a la entidad pagadora la cotización pactada por el afiliado, para que la descuente de su remuneración o pensión y la entere en la isapre. La redacción del Formulario Único de Notificación es la que fija la autoridad y la isapre publica en este lugar.'

export const lugaresDeEjemplo =
  'En este lugar la isapre publica dónde y cómo se paga: en línea, con transferencia o en caja.'
