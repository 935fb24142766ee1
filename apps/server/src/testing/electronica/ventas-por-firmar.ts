import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Client } from '../client.ts'
import { type Desk, openDesk } from '../desk.ts'
import { porHttp } from '../ventas.ts'
import type { Invitada } from './electronica.ts'
import { delPostulante } from './electronica.ts'
import { conPapelesElectronica, contrafirmaEnMesa, porFirmarElectronica } from './por-firmar.ts'

type Llamar = ReturnType<typeof porHttp>

/**
 * A desk with jobs and users for the tests of a file, to sign electronic sales on a phone; `contrafirma`: signed sales
 * wait for the insurer's desk.
 */
export function ventasPorFirmar({ contrafirma }: { readonly contrafirma: boolean }) {
  let desk: Desk
  let gente: Readonly<Record<'asesora' | 'contraloria' | 'mesa', Client>>
  beforeAll(async () => {
    desk = await openDesk(delPostulante)
    await desk.startJobs()
    gente = {
      asesora: await desk.as('asesora'),
      contraloria: await desk.as('contraloria'),
      mesa: await desk.as('mesa'),
    }
    if (contrafirma) await contrafirmaEnMesa(desk, true)
  })
  afterAll(() => desk.close())
  beforeEach(() => desk.db.deleteFrom('frenoAcceso').execute())

  const call: Llamar = (nombre, payload) => porHttp(gente.asesora)(nombre, payload)
  const mesa: Llamar = (nombre, payload) => porHttp(gente.mesa)(nombre, payload)
  const etapaDe = async ({ identificador }: Invitada) => (await call('obtenerEtapa', { identificador })).etapa

  return {
    get desk() {
      return desk
    },
    get gente() {
      return gente
    },
    call,
    mesa,
    etapaDe,
    etapas: (...ventas: Invitada[]) => Promise.all(ventas.map(etapaDe)),
    turnoDe: async ({ prospectoId }: Invitada) => (await call('obtenerVenta', { prospectoId })).turno.actua,
    /** Number of its entries among the signed sales of the desk. */
    enLaBandeja: async ({ prospectoId }: Invitada) => {
      const { filas } = await mesa('obtenerPendientesMesa', { clase: 'firma' })
      return filas.filter((fila) => fila.prospectoId === prospectoId).length
    },
    /** Id of its open irregularity; 0: none. */
    abiertaDe: async ({ prospectoId }: Invitada) => {
      const { filas } = await mesa('obtenerPendientesMesa', { clase: 'irregularidad' })
      return filas.find((fila) => fila.prospectoId === prospectoId)?.registroId ?? 0
    },
    conPapeles: () => conPapelesElectronica(desk, gente.asesora),
    porFirmar: (venta: Invitada) => porFirmarElectronica(desk, gente.asesora, venta),
    /** Signs by code as the applicant; returns the applicant's client. */
    sign: async (venta: Invitada) => {
      const postulante = await porFirmarElectronica(desk, gente.asesora, venta)
      expect((await postulante.conCodigo()).body.data).toEqual({ estado: 'firmado' })
      return postulante
    },
  }
}
