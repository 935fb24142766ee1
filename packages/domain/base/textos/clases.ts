interface ClaseDeTexto {
  readonly nombre: string
  /** Where it is read, and what for. */
  readonly dice: string
  /**
   * `prosa`: paragraphs parted by an empty line. `preguntas`: numbered questions, each with what goes under it. `motivos`: paragraphs,
   * the first line of each its name.
   */
  readonly forma: 'prosa' | 'preguntas' | 'motivos'
}

/** Every text that the operator words, once: its screen, its command and its check read it from here. */
export const clasesDeTexto = {
  preguntasDS: {
    nombre: 'Preguntas de la Declaración de Salud',
    dice: 'Lo que pregunta /postulant-ds. Cada declaración conserva la versión que contestó.',
    forma: 'preguntas',
  },
  declaracionJurada: {
    nombre: 'Declaración jurada de carga médica',
    dice: 'Lo que el cotizante declara de cada carga médica en /postulant-summary. Cada declaración aceptada conserva su versión.',
    forma: 'prosa',
  },
  circularConyuge: {
    nombre: 'Circular del cónyuge (Ley 21.337)',
    dice: 'Lo que el cotizante acepta en /enviar-ds cuando su cónyuge es beneficiario. Cada declaración conserva la versión aceptada.',
    forma: 'prosa',
  },
  motivosContraloria: {
    nombre: 'Motivos de contraloría',
    dice: 'De dónde parte quien escribe el motivo de una respuesta; lo corrige antes de enviarla.',
    forma: 'motivos',
  },
} as const satisfies Readonly<Record<string, ClaseDeTexto>>

export type ClaseTexto = keyof typeof clasesDeTexto

export const nombresDeClase = Object.keys(clasesDeTexto) as [ClaseTexto, ...ClaseTexto[]]

/** What the one table says of a class. */
export const claseDe = (clase: ClaseTexto): ClaseDeTexto => clasesDeTexto[clase]

export const LARGO_DE_TITULO = 150
export const LARGO_DE_TEXTO = 40_000

/** Its paragraphs, as they are read. */
export const parrafosDe = (cuerpo: string): string[] =>
  cuerpo
    .split(/\n\s*\n/)
    .map((parrafo) => parrafo.trim())
    .filter((parrafo) => parrafo !== '')

/** What its fingerprint is taken of: two versions that read the same have the same one. */
export const loQueDice = ({ titulo, cuerpo }: { readonly titulo: string; readonly cuerpo: string }): string =>
  `${titulo}\n\n${cuerpo}`
