/** Months for which the cover of a condition may be reduced (DFL 1, art. 190; ours where the law is silent). */
export const MESES_MINIMOS = 1
export const MESES_MAXIMOS = 18
/** Least percentage of the plan's cover that remains; 100 would not be a restriction. */
export const COBERTURA_MINIMA = 25
export const COBERTURA_MAXIMA = 99
/** Conditions that one answer may restrict, at most (ours). */
export const MAXIMO_DE_RESTRICCIONES = 20
/** Longest name of a condition (ours). */
export const LARGO_CONDICION = 200

/** A condition of a person whose cover is reduced: `persona` is a name, `cobertura` percent of the plan's cover. */
export interface Restriccion {
  readonly persona: string
  readonly condicion: string
  readonly meses: number
  readonly cobertura: number
}

/** Extent of a restriction in words: its months and the remaining cover. */
export const alcanceDeRestriccion = ({ meses, cobertura }: Pick<Restriccion, 'meses' | 'cobertura'>): string =>
  `${meses === 1 ? '1 mes' : `${meses} meses`} con ${cobertura} % de la cobertura del plan`

const plano = (texto: string) => texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Words, or beginnings of words, of mental health; codes of ICD-10 chapter V begin with F. */
const DE_LA_MENTE =
  /\b(mental|depresi|ansiedad|ansios|angustia|panico|bipolar|esquizo|psico|psiqui|psiqu|anorexia|bulimia|autis|asperger|obsesiv|fobia|suicid|demencia|alcoholi|drogadic|adiccion|estres postraumatico|deficit atencional|tdah|insomnio no organico|trastornos? (del animo|de la personalidad|de personalidad|de la conducta|alimentari|adaptativ|afectiv|del desarrollo|del sueno))/

/** True for a mental condition: no plan may restrict its cover (Ley 21.331, Circular IF/N° 396). */
export function esSaludMental({ codigo = '', texto }: { readonly codigo?: string; readonly texto: string }): boolean {
  return /^f\d/i.test(codigo.trim()) || /^f\d{2,3}\b/i.test(texto.trim()) || DE_LA_MENTE.test(plano(texto))
}

interface DiagnosticoDeclarado {
  /** Id of the person in the declaration. */
  readonly persona: number
  readonly codigo: string
  readonly diagnostico: string
}

interface RestriccionSugerida {
  readonly persona: number
  readonly condicion: string
  readonly meses: number
  readonly cobertura: number
}

/**
 * Suggested restriction for each declared condition, at the limits of the law, which a person may lower or remove.
 * Never for mental health, never twice for the same condition of a person, at most the maximum.
 */
export function sugiereRestricciones(declarados: readonly DiagnosticoDeclarado[]): RestriccionSugerida[] {
  const vistas = new Set<string>()
  return declarados
    .filter(({ persona, codigo, diagnostico }) => {
      const clave = `${persona} ${plano(diagnostico).trim()}`
      const nueva = !(vistas.has(clave) || esSaludMental({ codigo, texto: diagnostico }))
      vistas.add(clave)
      return nueva
    })
    .slice(0, MAXIMO_DE_RESTRICCIONES)
    .map(({ persona, diagnostico }) => ({
      persona,
      condicion: diagnostico.trim().slice(0, LARGO_CONDICION),
      meses: MESES_MAXIMOS,
      cobertura: COBERTURA_MINIMA,
    }))
}

/** True when both name the same condition of the same person. */
export function mismaRestriccion(
  a: { readonly persona: unknown; readonly condicion: string },
  b: { readonly persona: unknown; readonly condicion: string },
): boolean {
  return a.persona === b.persona && plano(a.condicion).trim() === plano(b.condicion).trim()
}
