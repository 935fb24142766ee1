/** Of what a draft of the sale is, by the name of its form: a prospect, a declaration or an appointment. */
interface RegistroDeBorrador {
  readonly de: 'prospecto' | 'declaracion' | 'cita'
  readonly id: number
}

const formularios: readonly (readonly [RegistroDeBorrador['de'], RegExp])[] = [
  [
    'prospecto',
    /^(?:upd:)?(?:prospecto|antecedentes|beneficiarios|preferencias|cotizar|compensacion|contractual|actualizacion|reuso|solicitud-autorizacion|cita:nueva):(\d+)(?=[:#]|$)/,
  ],
  ['declaracion', /^(?:cotizante-ds|beneficiarios-ds|pregunta-ds):(\d+)(?=[:#]|$)/],
  ['cita', /^cita:(\d+)(?=[:#]|$)/],
]

/** What a draft of an advisor follows when its sale changes hands; null: it is of no sale, and stays with who writes it. */
export function registroDeBorrador(formulario: string): RegistroDeBorrador | null {
  for (const [de, nombre] of formularios) {
    const [, id] = nombre.exec(formulario) ?? []
    if (id) return { de, id: Number(id) }
  }
  return null
}
