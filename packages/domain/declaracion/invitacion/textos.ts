/** What an applicant reads and decides or signs, under its version: plain words of ours until the insurer loads its own. */
export interface TextoDelPostulante {
  readonly version: string
  readonly parrafos: readonly string[]
}

/** The consent to ask PreviRed for the contributions of an applicant: free, and revocable. */
export const textoPrevired = (isapre: string): TextoDelPostulante => ({
  version: '2026-11/previred',
  parrafos: [
    `Autorizo a la Isapre ${isapre} a consultar en PreviRed mis cotizaciones previsionales de los últimos 12 meses.`,
    'Se usan solo para comprobar mi renta en esta postulación. No se entregan a nadie más.',
    'Puedo negarme sin que por eso termine mi postulación, y puedo retirar esta autorización cuando quiera.',
  ],
})

/** What a declaration of health is, and what follows from it. */
export const textoConsideraciones: TextoDelPostulante = {
  version: '2026-11/consideraciones',
  parrafos: [
    'La Declaración de Salud dice qué enfermedades, condiciones o cirugías le ha diagnosticado un médico a usted o a sus beneficiarios antes de firmar.',
    'Respóndala usted, con lo que sabe y de buena fe. No debe declarar lo que ningún médico le ha diagnosticado.',
    'Una enfermedad declarada puede tener una cobertura menor por 18 meses como máximo. Una que se sabía y no se declaró puede quedar sin cobertura.',
    'La ley no permite preguntar por la salud mental: por eso falta la pregunta 11.',
    'Sus respuestas se guardan cifradas. Las lee solo la contraloría médica de la isapre, y su asesor no las ve. Puede pedir verlas, corregirlas o eliminarlas.',
  ],
}

/** What the code of an answer to restrictions stands for, whether it is yes or no; `folio`: of the declaration. */
export const textoRestricciones = (folio: number): TextoDelPostulante => ({
  version: '2026-11/restricciones',
  parrafos: [
    `Leí las restricciones de cobertura de la Declaración de Salud ${folio} y respondo con el código que recibí en mi correo.`,
    'Entiendo que si las acepto, la suscripción sigue con ellas, y que si no las acepto, la suscripción se suspende.',
    'Entiendo que esta respuesta no se puede cambiar.',
  ],
})

/** What the code of the signature of a contract says yes to; `folio`: of its declaration. */
export const textoContrato = (folio: number): TextoDelPostulante => ({
  version: '2026-11/contrato',
  parrafos: [
    `Firmo los documentos de mi contrato de salud, de la Declaración de Salud ${folio}, con el código que recibí en mi correo.`,
    'Los leí y estoy de acuerdo con lo que dicen.',
    'Entiendo que con mi firma y la de la isapre el contrato queda suscrito.',
  ],
})

/** What the code of a signature says yes to; `folio`: of the declaration. */
export const textoFirma = (folio: number): TextoDelPostulante => ({
  version: '2026-11/firma',
  parrafos: [
    `Firmo la Declaración de Salud ${folio} con el código que recibí en mi correo.`,
    'Declaro que lo que respondí es verdadero y completo, y que lo respondí yo.',
    'Entiendo que después de firmar no se puede cambiar.',
  ],
})
