/** Channels of a template, with their names on screen. */
export const canales = { whatsapp: 'WhatsApp', correo: 'Correo' } as const

export type Canal = keyof typeof canales

export const claveDeCanal = Object.keys(canales) as readonly Canal[]

/** Fields of a template, with what each says. A closed list: none speaks of health. */
export const camposDePlantilla = {
  nombre: 'Nombre de la persona',
  asesor: 'Su nombre',
  telefono: 'Su teléfono',
  correo: 'Su correo',
  plan: 'Plan elegido',
  precio: 'Precio del plan',
} as const

export type CampoDePlantilla = keyof typeof camposDePlantilla

export const claveDeCampo = Object.keys(camposDePlantilla) as readonly CampoDePlantilla[]

/** Longest texts of a template. Own rule. */
export const LARGO_DE_NOMBRE_DE_PLANTILLA = 60
export const LARGO_DE_ASUNTO = 120
export const LARGO_DE_PLANTILLA = 1500

/** Most templates of an owner: an advisor, a team, or everybody. Own rule. */
export const maximoDePlantillas = 50

const CAMPO = /\{([^{}\n]{0,40})\}/g

const esCampo = (nombre: string): nombre is CampoDePlantilla => Object.hasOwn(camposDePlantilla, nombre)

/** Fields in braces that a text names and no template has, each once, as typed. */
export const camposDesconocidos = (texto: string): readonly string[] => [
  ...new Set([...texto.matchAll(CAMPO)].flatMap(([, nombre = '']) => (esCampo(nombre) ? [] : [nombre]))),
]

/** True for a text with a field in braces: nobody filled it in. */
export const tieneCampos = (texto: string): boolean => texto.search(CAMPO) !== -1

/** Values of the fields for a person; null: not known yet. */
export type ValoresDePlantilla = Readonly<Record<CampoDePlantilla, string | null>>

/**
 * Text with its fields filled in. A field without value stays in braces, and its name is in `faltan`: a text with one is
 * never sent.
 */
export function llenaPlantilla(
  texto: string,
  valores: ValoresDePlantilla,
): { readonly texto: string; readonly faltan: readonly CampoDePlantilla[] } {
  const faltan = new Set<CampoDePlantilla>()
  const lleno = texto.replaceAll(CAMPO, (entero, nombre: string) => {
    if (!esCampo(nombre)) return entero
    const valor = valores[nombre]
    if (valor === null || valor === '') faltan.add(nombre)
    return valor || entero
  })
  return { texto: lleno, faltan: [...faltan] }
}
