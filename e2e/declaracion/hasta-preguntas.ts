import {
  cotizar,
  type DemoCall,
  escribirPersonas,
  generarDS,
  type PostulanteDemo,
} from '../../apps/server/src/semilla/demo/recorrido.ts'
import { papelDe } from './declarada.ts'

type Dependientes = Parameters<typeof escribirPersonas>[2]['dependientes']

/** Sells by call up to the questionnaire, whose first question waits; answers its address and the declaration. */
export async function hastaPreguntas(llamar: DemoCall, postulante: PostulanteDemo, dependientes?: Dependientes) {
  const prospectoId = await cotizar(llamar, postulante)
  const identificador = await generarDS(llamar, prospectoId)
  await escribirPersonas(llamar, identificador, {
    ...papelDe(postulante.rut),
    ...(dependientes ? { dependientes } : {}),
  })
  const direccion = `/dashboard/postulant-ds?prospectoId=${prospectoId}&identificador=${identificador}`
  return { direccion, identificador }
}
