import type { Client } from './client.ts'
import { type Desk, openDesk } from './desk.ts'
import { INICIO } from './template.ts'
import { porHttp } from './ventas.ts'

const nombres = ['asesora', 'asesor2', 'jefatura', 'mesa', 'contraloria', 'administracion'] as const
type Gente = Record<(typeof nombres)[number], Client>

/** A desk with one prospect of the advisor, and the calls of its follow-up. */
export async function openSeguimiento() {
  const desk: Desk = await openDesk()
  const gente = {} as Gente
  const enter = async () => {
    for (const uno of nombres) gente[uno] = await desk.as(uno)
  }
  await enter()
  const [first] = await gente.asesora.data('/api/v3/obtenerProspectos', { limite: 1, estado: 'Prospecto Ingresado' })
  const prospectoId: number = first.prospectoId
  const asesora = () => porHttp(gente.asesora)
  const note = async (cambio: object = {}) =>
    await asesora()('anotar', { prospectoId, clase: 'nota', texto: 'Prefiere que la llamen de tarde', ...cambio })

  return {
    desk,
    gente,
    prospectoId,
    asesora,
    note,
    call: async (resultado: string, intento: object | null = null) =>
      await note({ clase: 'llamada', texto: '', resultado, intento }),
    read: async (client = gente.asesora) => await porHttp(client)('obtenerAnotaciones', { prospectoId }),
    post: (client: Client, name: string, payload: object) => client.post(`/api/alerce/v1/${name}`, payload),
    dia: async (grupo: string, client = gente.asesora) => {
      const { grupos } = await porHttp(client)('obtenerMiDia', { limite: 50 })
      const found = grupos.find((uno) => uno.grupo === grupo)
      if (!found) throw new Error(`no group ${grupo}`)
      return found
    },
    /** Sessions end with the day: everybody enters again. */
    moveTo: async (instante: string) => {
      desk.clock.move(instante)
      await enter()
    },
    clear: async () => {
      desk.clock.move(INICIO)
      await enter()
      for (const tabla of ['tarea', 'anotacion', 'notificacion', 'correo'] as const)
        await desk.db.deleteFrom(tabla).execute()
      await desk.db.updateTable('prospecto').set({ oposiciones: [] }).where('id', '=', prospectoId).execute()
    },
  }
}

export type Seguimiento = Awaited<ReturnType<typeof openSeguimiento>>

/** Steps of the tasks of a group of the day. */
export const tareasDe = ({ asuntos }: { asuntos: readonly { tareaId: number | null; paso: string }[] }) =>
  asuntos.flatMap(({ tareaId, paso }) => (tareaId === null ? [] : [paso]))
