import { type UF, uf } from '@alerce/domain/base/dinero/tipos'

export interface BeneficioDeCatalogo {
  readonly codigo: number
  readonly nombre: string
  /** A month, per contract; 0 is free. */
  readonly precio: UF
  readonly grupo: string
  /** Specials belong to some plans only (the besId of the preferences). */
  readonly especial: boolean
}

const beneficio = (codigo: number, grupo: string, nombre: string, precio: number, especial = false) => ({
  codigo,
  nombre,
  precio: uf(precio),
  grupo,
  especial,
})

/** Benefits of the fictional isapre: one of each group may be chosen. */
export const beneficios: readonly BeneficioDeCatalogo[] = [
  beneficio(1, 'Hospital', 'Copago hospitalario', 0.21),
  beneficio(2, 'Hospital', 'Copago hospitalario sin tope', 0.345),
  beneficio(3, 'Farmacia', 'Reembolso de medicamentos', 0.175),
  beneficio(4, 'Farmacia', 'Medicamentos de enfermedades crónicas', 0.115),
  beneficio(5, 'Dental', 'Cobertura dental', 0.142),
  beneficio(6, 'Dental', 'Cobertura dental y ortodoncia', 0.26),
  beneficio(7, 'Oncológico', 'Asistencia oncológica', 0.098),
  beneficio(8, 'Urgencia', 'Rescate y urgencia a domicilio', 0.084),
  beneficio(21, 'Telemedicina', 'Orientación médica telefónica', 0),
  beneficio(22, 'Telemedicina', 'Videoconsulta pediátrica', 0),
  beneficio(23, 'Visión', 'Descuento en ópticas', 0),
  beneficio(24, 'Prevención', 'Examen preventivo anual', 0),
  beneficio(25, 'Bienestar', 'Descuento en gimnasios', 0),
  beneficio(41, 'Especial', 'Maternidad ampliada', 0.18, true),
  beneficio(42, 'Especial', 'Segunda opinión médica internacional', 0.12, true),
  beneficio(43, 'Especial', 'Salud mental ampliada', 0.13, true),
  beneficio(44, 'Especial', 'Traslado aéreo de urgencia', 0.15, true),
]
