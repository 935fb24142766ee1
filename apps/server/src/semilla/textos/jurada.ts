/** An example of what a holder swears of a medical charge: no public text says it, and each isapre words its own. */
export const juradaDeEjemplo = [
  'Declaro bajo juramento que la persona individualizada en este documento tiene conmigo el vínculo señalado y que solicito incorporarla como carga médica de mi contrato de salud.',
  'Declaro que los datos de identidad indicados son verdaderos y que la persona no es, a esta fecha, cotizante ni carga de otra institución de salud previsional.',
  'Me comprometo a informar a la isapre cualquier cambio de lo declarado. Conozco que una declaración falsa puede dejar sin efecto la incorporación.',
].join('\n\n')
