import { cotizar } from './cotizar.ts'
import { type Escena, entregarDocumentos, formulario, type Lugar, type PersonaDePrueba, rutDePrueba } from './escena.ts'
import { escribirTitular } from './venta.ts'

/** Amounts that the giver may give, in UF: the prices of the core decide which one its rules accept. */
const montos = [0.1, 0.5, 1, 2, 4]

/** A compensated pair with complete data: both quoted, the amount set, both confirmed. */
async function cotizarPareja(escena: Escena, lugar: Lugar, tipoVenta: 'E' | 'M') {
  const { llamar } = escena
  const persona = (renta: number): PersonaDePrueba => ({ rut: rutDePrueba(), tipoTrabajador: 'D', renta, tipoVenta })
  const [da, toma] = [persona(2_900_000), persona(1_800_000)]
  const lado = (una: PersonaDePrueba, otorga: boolean) => ({ ...formulario(escena, lugar, una), otorga })
  const creados = await llamar('guardarPropsectoCompensados', [lado(da, true), lado(toma, false)])
  const [otorga, recibe] = [creados[0]?.prospectoId ?? 0, creados[1]?.prospectoId ?? 0]
  await llamar('validarGestionarCompensado', { prospectoId: recibe })
  for (const [prospectoId, una] of [
    [otorga, da],
    [recibe, toma],
  ] as const) {
    await entregarDocumentos(escena, prospectoId, una)
    await cotizar(escena, lugar, prospectoId, 'guardarPlanSeleccionadoCompensado', una === da ? 'mayor' : 'primero')
    // Refused by a core that already compensates by the plans of both
    if (una === da) await llamar('replicarPlanCompensado', { prospectoId }, { rechazable: true })
    await llamar('guardarEtapaProspecto', { prospectoId, etapa: 'resumenCotizacionCompensado' })
  }
  await llamar('obtenerResumenPlanCompensado', { prospectoId: otorga })
  await compensar(escena, otorga, 'guardarResumenPlanCompensado')
  for (const prospectoId of [otorga, recibe])
    await llamar('guardarEtapaProspecto', { prospectoId, etapa: 'cotizacionFinalizada' })
  return { otorga, da }
}

/** A pair by invitation: the giver's is sent and cancelled. */
export async function parejaElectronica(escena: Escena, lugar: Lugar): Promise<void> {
  const { llamar } = escena
  const { otorga } = await cotizarPareja(escena, lugar, 'E')
  await llamar('generarInvitacionDashboard', { prospectoId: otorga })
  await llamar('anularInvitacionCompensado', { prospectoId: otorga, clonar: false })
}

/** A pair on paper, up to the charges of the giver's declaration; then its plan is updated. */
export async function parejaManual(escena: Escena, lugar: Lugar): Promise<void> {
  const { llamar } = escena
  const { otorga, da } = await cotizarPareja(escena, lugar, 'M')
  const { declaracionSaludId: identificador } = await llamar('generarDSManual', { prospectoId: otorga })
  await escribirTitular(escena, identificador, da.rut)
  await llamar('obtenerBeneficiariosCompensados', { identificador, rut: da.rut })
  await llamar('guardarBeneficiariosCompensados', { identificador, beneficiario: [] })
  await actualizarPareja(escena, lugar, otorga, da)
}

/** Sets the first amount that the core accepts. */
async function compensar(
  { llamar }: Escena,
  prospectoId: number | string,
  guardar: 'guardarResumenPlanCompensado' | 'guardarResumenPlanCompensadoUpd',
): Promise<void> {
  for (const valorCompensacion of montos) {
    const afiliados = [{ prospectoId, valorCompensacion }]
    if (await llamar(guardar, { prospectoId, afiliados }, { rechazable: true })) return
  }
}

/** An update of the giver, with its own quote and another amount. */
async function actualizarPareja(
  escena: Escena,
  lugar: Lugar,
  prospectoId: number | string,
  persona: PersonaDePrueba,
): Promise<void> {
  const { llamar } = escena
  await llamar('actualizarProspecto', { ...formulario(escena, lugar, persona), prospectoId, celular: '912345678' })
  await cotizar(escena, lugar, prospectoId, 'guardarPlanSeleccionadoCompensadoUpd', 'mayor')
  await llamar('replicarPlanCompensadoUpd', { prospectoId }, { rechazable: true })
  await llamar('obtenerResumenPlanCompensadoUpd', { prospectoId })
  await compensar(escena, prospectoId, 'guardarResumenPlanCompensadoUpd')
}
