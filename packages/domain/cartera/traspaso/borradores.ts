/** Record of a draft, by the name of its form: a prospect, a declaration or an appointment. */
interface RegistroDeBorrador {
  readonly de: 'prospecto' | 'declaracion' | 'cita'
  readonly id: number
}

const formularios: readonly (readonly [RegistroDeBorrador['de'], RegExp])[] = [
  [
    'prospecto',
    /^(?:upd:)?(?:prospecto|antecedentes|beneficiarios|preferencias|cotizar|compensacion|contractual|actualizacion|reuso|solicitud-autorizacion|cita:nueva|anotacion|tarea):(\d+)(?=[:#]|$)/,
  ],
  ['declaracion', /^(?:cotizante-ds|beneficiarios-ds|pregunta-ds|respuesta-duda):(\d+)(?=[:#]|$)/],
  ['cita', /^cita:(\d+)(?=[:#]|$)/],
]

/**
 * Record whose sale an advisor's draft follows when the sale changes advisor; null: it belongs to no sale and stays
 * with its author.
 */
export function registroDeBorrador(formulario: string): RegistroDeBorrador | null {
  for (const [de, nombre] of formularios) {
    const [, id] = nombre.exec(formulario) ?? []
    if (id) return { de, id: Number(id) }
  }
  return null
}
