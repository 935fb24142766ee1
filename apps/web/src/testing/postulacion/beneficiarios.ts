import { datosDe } from '../datos-prospecto.ts'
import type { Answers } from '../fake-server.ts'
import { sinBorrador } from '../usuario.ts'
import { ventaDe } from '../venta.ts'

/** Answers for the screen of the family, of a sale with only its holder, born in 1984. */
export const respuestasDeBeneficiarios = (): Answers => ({
  obtenerVenta: ventaDe(),
  obtenerBeneficiarios: [],
  obtenerDatosProspecto: datosDe(),
  ...sinBorrador,
  guardarBeneficiarios: 'ok',
  guardarBeneficiariosUpd: 'ok',
  eliminarBeneficiario: 'ok',
})
