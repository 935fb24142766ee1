import {
  type Escena,
  formulario,
  type LugarDePrueba,
  type PersonaDePrueba,
  rutDePrueba,
  uploadDocumentos,
} from './escena.ts'
import { quote } from './quote.ts'
import { writeTitular } from './venta.ts'

/** Amounts that the giver may give, in UF: the prices of the core decide which one its rules accept. */
const montos = [0.1, 0.5, 1, 2, 4]

/** A compensated pair with complete data: both quoted, the amount set, both confirmed. */
async function quotePareja(escena: Escena, lugar: LugarDePrueba, tipoVenta: 'E' | 'M') {
  const { call } = escena
  const persona = (renta: number): PersonaDePrueba => ({ rut: rutDePrueba(), tipoTrabajador: 'D', renta, tipoVenta })
  const [da, toma] = [persona(2_900_000), persona(1_800_000)]
  const lado = (una: PersonaDePrueba, otorga: boolean) => ({ ...formulario(escena, lugar, una), otorga })
  const creados = await call('guardarPropsectoCompensados', [lado(da, true), lado(toma, false)])
  const [otorga, recibe] = [creados[0]?.prospectoId ?? 0, creados[1]?.prospectoId ?? 0]
  await call('validarGestionarCompensado', { prospectoId: recibe })
  for (const [prospectoId, una] of [
    [otorga, da],
    [recibe, toma],
  ] as const) {
    await uploadDocumentos(escena, prospectoId, una)
    await quote(escena, lugar, prospectoId, 'guardarPlanSeleccionadoCompensado', una === da ? 'mayor' : 'primero')
    // Refused by a core that already compensates by the plans of both
    if (una === da) await call('replicarPlanCompensado', { prospectoId }, { rechazable: true })
    await call('guardarEtapaProspecto', { prospectoId, etapa: 'resumenCotizacionCompensado' })
  }
  await call('obtenerResumenPlanCompensado', { prospectoId: otorga })
  await compensate(escena, otorga, 'guardarResumenPlanCompensado')
  for (const prospectoId of [otorga, recibe])
    await call('guardarEtapaProspecto', { prospectoId, etapa: 'cotizacionFinalizada' })
  return { otorga, da }
}

/** A pair by invitation: the giver's is sent and cancelled. */
export async function parejaElectronica(escena: Escena, lugar: LugarDePrueba): Promise<void> {
  const { call } = escena
  const { otorga } = await quotePareja(escena, lugar, 'E')
  await call('generarInvitacionDashboard', { prospectoId: otorga })
  await call('anularInvitacionCompensado', { prospectoId: otorga, clonar: false })
}

/** A pair on paper, up to the charges of the giver's declaration; then its plan is updated. */
export async function parejaManual(escena: Escena, lugar: LugarDePrueba): Promise<void> {
  const { call } = escena
  const { otorga, da } = await quotePareja(escena, lugar, 'M')
  const { declaracionSaludId: identificador } = await call('generarDSManual', { prospectoId: otorga })
  await writeTitular(escena, identificador, da.rut)
  await call('obtenerBeneficiariosCompensados', { identificador, rut: da.rut })
  await call('guardarBeneficiariosCompensados', { identificador, beneficiario: [] })
  await updatePareja(escena, lugar, otorga, da)
}

/** Sets the first amount that the core accepts. */
async function compensate(
  { call }: Escena,
  prospectoId: number | string,
  guardar: 'guardarResumenPlanCompensado' | 'guardarResumenPlanCompensadoUpd',
): Promise<void> {
  for (const valorCompensacion of montos) {
    const afiliados = [{ prospectoId, valorCompensacion }]
    if (await call(guardar, { prospectoId, afiliados }, { rechazable: true })) return
  }
}

/** An update of the giver, with its own quote and another amount. */
async function updatePareja(
  escena: Escena,
  lugar: LugarDePrueba,
  prospectoId: number | string,
  persona: PersonaDePrueba,
): Promise<void> {
  const { call } = escena
  await call('actualizarProspecto', { ...formulario(escena, lugar, persona), prospectoId, celular: '912345678' })
  await quote(escena, lugar, prospectoId, 'guardarPlanSeleccionadoCompensadoUpd', 'mayor')
  await call('replicarPlanCompensadoUpd', { prospectoId }, { rechazable: true })
  await call('obtenerResumenPlanCompensadoUpd', { prospectoId })
  await compensate(escena, prospectoId, 'guardarResumenPlanCompensadoUpd')
}
