import {
  cotizar,
  type DemoCall,
  escribirPersonas,
  generarDS,
  type PostulanteDemo,
} from '../../apps/server/src/semilla/demo/recorrido.ts'
import { aDDMMYYYY } from '../../packages/domain/base/fechas/fecha.ts'
import { hoyEnSantiago } from '../../packages/domain/base/fechas/instante.ts'

type Dependientes = Parameters<typeof escribirPersonas>[2]['dependientes']

/** Sells by call up to the questionnaire, whose first question waits; answers its address and the declaration. */
export async function hastaPreguntas(llamar: DemoCall, postulante: PostulanteDemo, dependientes?: Dependientes) {
  const prospectoId = await cotizar(llamar, postulante)
  const identificador = await generarDS(llamar, prospectoId)
  const fechaDS = aDDMMYYYY(hoyEnSantiago(new Date().toISOString()))
  const papel = { folioDS: postulante.rut.slice(0, 7), fechaDS, peso: 60, altura: 1.65 }
  await escribirPersonas(llamar, identificador, { ...papel, ...(dependientes ? { dependientes } : {}) })
  const direccion = `/dashboard/postulant-ds?prospectoId=${prospectoId}&identificador=${identificador}`
  return { direccion, identificador }
}
