import { datosDe } from '../datos-prospecto.ts'
import type { Answers } from '../fake-server.ts'
import { sinBorrador } from '../usuario.ts'
import { ventaDe } from '../venta.ts'

/** What the screen of the family asks for, of a sale with nobody but its holder, born in 1984. */
export const respuestasDeBeneficiarios = (): Answers => ({
  obtenerVenta: ventaDe(),
  obtenerBeneficiarios: [],
  obtenerDatosProspecto: datosDe(),
  ...sinBorrador,
  guardarBeneficiarios: 'ok',
  guardarBeneficiariosUpd: 'ok',
  eliminarBeneficiario: 'ok',
})
