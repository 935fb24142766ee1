interface ClaseDeTexto {
  readonly nombre: string
  /** Screen or paper that shows the text, and its purpose. */
  readonly dice: string
  /**
   * `prosa`: paragraphs separated by an empty line. `preguntas`: numbered questions, each followed by its parts.
   * `motivos`: paragraphs, each with its name in the first line. `resultados`: the same, with the first line «Resultado
   * 4».
   */
  readonly forma: 'prosa' | 'preguntas' | 'motivos' | 'resultados'
  /** Placeholders in braces, as {folio}, filled in for each reader; all of them are required. */
  readonly lugares?: readonly string[]
  /** People answer, accept or sign it: with `textosCuatroOjos` another administrator publishes it. */
  readonly seFirma?: boolean
}

/** Catalogue of the texts that the operator writes: its screen, its command and its check read it. */
export const clasesDeTexto = {
  preguntasDS: {
    nombre: 'Preguntas de la Declaración de Salud',
    dice: 'Lo que pregunta /postulant-ds. Cada declaración conserva la versión que contestó.',
    forma: 'preguntas',
    seFirma: true,
  },
  declaracionJurada: {
    nombre: 'Declaración jurada de carga médica',
    dice: 'Lo que el cotizante declara de cada carga médica en /postulant-summary. Cada declaración aceptada conserva su versión.',
    forma: 'prosa',
    seFirma: true,
  },
  circularConyuge: {
    nombre: 'Circular del cónyuge (Ley 21.337)',
    dice: 'Lo que el cotizante acepta en /enviar-ds cuando su cónyuge es beneficiario. Cada declaración conserva la versión aceptada.',
    forma: 'prosa',
    seFirma: true,
  },
  motivosContraloria: {
    nombre: 'Motivos de contraloría',
    dice: 'De dónde parte quien escribe el motivo de una respuesta; lo corrige antes de enviarla. [renta] o [salud] delante del nombre dice en qué cola se ofrece; sin eso, en ambas.',
    forma: 'motivos',
  },
  autorizacionPrevired: {
    nombre: 'Autorización para consultar PreviRed',
    dice: 'Lo que el postulante autoriza o niega en su teléfono, y puede retirar después. Cada respuesta conserva sus palabras.',
    forma: 'prosa',
    lugares: ['isapre'],
    seFirma: true,
  },
  consideraciones: {
    nombre: 'Antes de declarar',
    dice: 'Lo que el postulante lee y acepta antes de contestar su Declaración de Salud en su teléfono.',
    forma: 'prosa',
    seFirma: true,
  },
  firmaDeclaracion: {
    nombre: 'Firma de la Declaración de Salud',
    dice: 'A qué dice que sí el postulante con el código que firma su Declaración de Salud.',
    forma: 'prosa',
    lugares: ['folio'],
    seFirma: true,
  },
  respuestaRestricciones: {
    nombre: 'Respuesta a las restricciones',
    dice: 'Qué responde el postulante con su código cuando la declaración se autoriza con restricciones.',
    forma: 'prosa',
    lugares: ['folio'],
    seFirma: true,
  },
  firmaContrato: {
    nombre: 'Firma del contrato',
    dice: 'A qué dice que sí el postulante con el código que firma los documentos de su contrato.',
    forma: 'prosa',
    lugares: ['folio'],
    seFirma: true,
  },
  mandatoPago: {
    nombre: 'Mandato de pago',
    dice: 'Lo que autoriza el independiente o el voluntario, en su enlace y en el documento. Cada mandato conserva sus palabras.',
    forma: 'prosa',
    lugares: ['isapre', 'plan', 'total'],
    seFirma: true,
  },
  cartaResultado: {
    nombre: 'Carta de resultado',
    dice: 'Lo que la ley pide decir en la carta de cada resultado, después del motivo y las restricciones.',
    forma: 'resultados',
  },
  condicionesGenerales: {
    nombre: 'Condiciones generales del contrato',
    dice: 'Lo que sigue al precio en el documento «Plan y precio».',
    forma: 'prosa',
    seFirma: true,
  },
  notificacionEntidad: {
    nombre: 'Notificación a la entidad pagadora',
    dice: 'Lo que lee el empleador en el Formulario Único de Notificación.',
    forma: 'prosa',
  },
  lugaresDePago: {
    nombre: 'Dónde y cómo se paga',
    dice: 'Al pie del cupón y del aviso de pago directo.',
    forma: 'prosa',
  },
} as const satisfies Readonly<Record<string, ClaseDeTexto>>

export type ClaseTexto = keyof typeof clasesDeTexto

export const nombresDeClase = Object.keys(clasesDeTexto) as [ClaseTexto, ...ClaseTexto[]]

/** Row of the catalogue for a class of text. */
export const claseDe = (clase: ClaseTexto): ClaseDeTexto => clasesDeTexto[clase]

/** Whether a version of a class takes two administrators: one writes it, another publishes it. Own rule. */
export const pideOtroAdministrador = (clase: ClaseTexto, cuatroOjos: boolean): boolean =>
  cuatroOjos && claseDe(clase).seFirma === true

export const LARGO_DE_TITULO = 150
export const LARGO_DE_TEXTO = 40_000

/** Paragraphs of a text. */
export const parrafosDe = (cuerpo: string): string[] =>
  cuerpo
    .split(/\n\s*\n/)
    .map((parrafo) => parrafo.trim())
    .filter((parrafo) => parrafo !== '')

/** Input of a version's fingerprint: versions with the same title and body have the same fingerprint. */
export const loQueDice = ({ titulo, cuerpo }: { readonly titulo: string; readonly cuerpo: string }): string =>
  `${titulo}\n\n${cuerpo}`
