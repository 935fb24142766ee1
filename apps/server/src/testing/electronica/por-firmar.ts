import { advancePareja } from '../../semilla/demo/parejas.ts'
import { formularioDe } from '../../semilla/demo/recorrido.ts'
import type { Client } from '../client.ts'
import { documentosEmitidos, saveContractuales } from '../contratos.ts'
import type { Desk } from '../desk.ts'
import { alSalir, nuevoPostulante, porHttp } from '../ventas.ts'
import { cartaDe, enlaceEn, enter, firmada, type Invitada, sign, ultimoCodigo } from './electronica.ts'

/** An accepted electronic sale with contractual data and issued papers. */
export async function conPapelesElectronica(desk: Desk, asesora: Client): Promise<Invitada> {
  const { venta } = await firmada(desk, asesora)
  await porHttp(asesora)('finalizaevaluacionds', { identificador: venta.identificador, resultado: 1 })
  await issue(asesora, venta)
  return venta
}

/** Saves the contractual data of an accepted sale, and waits for its papers. */
export async function issue(asesora: Client, { identificador, prospectoId }: Invitada): Promise<void> {
  const call = porHttp(asesora)
  await saveContractuales(asesora, prospectoId)
  await documentosEmitidos(asesora, identificador)
  await call('guardarEtapa', { identificador, etapa: 'resumenCotizacion', subetapa: 'Documentos Generados' })
}

/** The same for a couple quoted together, the giver first; `forma`: form of the giver. */
export async function parejaConPapelesElectronica(
  desk: Desk,
  { asesora, contraloria }: { readonly asesora: Client; readonly contraloria: Client },
) {
  const call = porHttp(asesora)
  const personas = [2_900_000, 1_800_000].map((renta) => nuevoPostulante({ renta }))
  const formas = personas.map((persona, at) => {
    const { tipoPlan: _, ...forma } = formularioDe(persona)
    return { ...forma, tipoVenta: 'E' as const, correo: `telefono${at}@example.cl`, otorga: at === 0 }
  })
  const [otorga = 0, recibe = 0] = (await call('guardarPropsectoCompensados', formas)).map((una) => una.prospectoId)
  await advancePareja(call, { otorga, recibe }, 'confirmada')
  const ventas: Invitada[] = []
  for (const [at, prospectoId] of [otorga, recibe].entries()) {
    const { declaracionSaludId: identificador } = await call('generarInvitacionDashboard', { prospectoId })
    const enlace = enlaceEn(await cartaDe(desk, prospectoId, 'Complete su Declaración de Salud'))
    ventas.push({ prospectoId, postulante: personas[at] ?? nuevoPostulante(), identificador, enlace })
  }
  for (const [at, venta] of ventas.entries()) {
    await sign(desk, venta)
    const rentaPromedio = personas[at]?.renta ?? 0
    const { identificador } = venta
    const renta = { identificador, decision: 'aprueba', rentaPromedio } as const
    await alSalir(contraloria)('responderEvaluacionFinanciera', renta)
    await call('finalizaevaluacionds', { identificador, resultado: 1 })
    await issue(asesora, venta)
  }
  const [da, toma] = ventas
  if (!(da && toma)) throw new Error('no pair')
  return { otorga: da, recibe: toma, forma: { ...formas[0], tipoPlan: 'S' as const, prospectoId: otorga } }
}

/** The same, mailed; its applicant opens the page by the link of the letter. */
export async function porFirmarElectronica(desk: Desk, asesora: Client, venta: Invitada) {
  await porHttp(asesora)('enviarDocumentosAlCliente', { identificador: venta.identificador })
  const enlace = enlaceEn(await cartaDe(desk, venta.prospectoId, 'Firme los documentos de su contrato'))
  const { post } = await enter(desk, { ...venta, enlace })
  const contrato = async () => (await post('obtenerFirmaDeContrato')).body.data
  const { consentimiento } = await contrato()
  const sign = (pin: string) => post('firmarContrato', { pin, acepta: true, version: consentimiento.version })
  const conCodigo = async () => {
    await post('pedirCodigoDeContrato')
    return await sign(await ultimoCodigo(desk, venta))
  }
  return { post, contrato, sign, conCodigo }
}

/** Links two sales as a couple in the database: giver and receiver. */
export async function pair({ db }: Desk, otorga: Invitada, recibe: Invitada): Promise<void> {
  const lado = (id: number, parejaId: number, da: boolean) =>
    db.updateTable('prospecto').set({ parejaId, otorga: da, tipoPlan: 'S' }).where('id', '=', id).execute()
  await lado(otorga.prospectoId, recibe.prospectoId, true)
  await lado(recibe.prospectoId, otorga.prospectoId, false)
}

/** Makes its applicant a payer without employer, with a registered, pending first payment. */
export async function conPrimerPago({ db, clock }: Desk, venta: Invitada): Promise<void> {
  const { identificador: declaracionId, prospectoId } = venta
  await db.updateTable('empleador').set({ tipoTrabajador: 'I' }).where('prospectoId', '=', prospectoId).execute()
  await db.insertInto('primerPago').values({ declaracionId, por: 'x', en: clock.ahora() }).execute()
}

/** Sets the parameter for a review of phone signatures by the desk. */
export async function contrafirmaEnMesa({ db }: Desk, si: boolean): Promise<void> {
  await db.deleteFrom('parametro').where('clave', '=', 'contrafirmaEnMesa').execute()
  const valor = JSON.stringify(si)
  await db.insertInto('parametro').values({ clave: 'contrafirmaEnMesa', valor, desde: '2026-01-01' }).execute()
}
