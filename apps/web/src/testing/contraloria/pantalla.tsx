import { ContraloriaScreen } from '../../features/declaracion/contraloria/contraloria-screen.tsx'
import type { CasoEnCola } from '../../features/declaracion/contraloria/queries.ts'
import type { ReplyOf } from '../../lib/api/call.ts'
import { type Answers, fakeServer, payloadsIn } from '../fake-server.ts'
import { renderScreen } from '../render-screen.tsx'
import { sinBorrador } from '../usuario.ts'

type ColaDeContraloria = ReplyOf<'obtenerColaContraloria'>

/** The queue with these cases, counted as they are. */
export const colaDe = (casos: readonly CasoEnCola[], part: Partial<ColaDeContraloria> = {}): ColaDeContraloria => {
  const cuantos = (es: (uno: CasoEnCola) => boolean) => casos.filter(es).length
  return {
    totales: {
      todas: casos.length,
      financiera: cuantos(({ cola }) => cola === 'financiera'),
      medica: cuantos(({ cola }) => cola === 'medica'),
      reenvios: cuantos(({ reenvio }) => reenvio),
      mias: cuantos(({ toma }) => toma?.propia === true),
      porConfirmar: cuantos(({ propuesta }) => propuesta !== null),
    },
    metaHoras: 48,
    hay: casos.length,
    asesores: [{ asesorId: 2, nombre: 'Camila Rojas', correo: 'camila.rojas@alerce.cl' }],
    cuatroOjos: false,
    casos: [...casos],
    ...part,
  }
}

/** The desk of contraloría, at its queue or at a case: `?identificador=3`. */
export function renderContraloria(answers: Answers, query = '') {
  const received = fakeServer({ obtenerMotivosContraloria: [], ...sinBorrador, ...answers })
  const { router } = renderScreen(<ContraloriaScreen />, {
    at: `/contraloria${query}`,
    session: { roles: ['contraloria'] },
  })
  return { router, sent: payloadsIn(received) }
}
