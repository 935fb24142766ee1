import { addressOf } from '@alerce/contract/screens'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { venceElEnlaceDeMandato } from '@alerce/domain/contrato/enlace-mandato'
import { marca } from '../../../papeles/marca.ts'
import { newToken, tokenHash } from '../../../platform/link-token.ts'
import { note } from '../../base/bitacora/note.ts'
import { autorSobre } from '../../base/bitacora/read-model.ts'
import { enqueueCorreo } from '../../base/correos/send-correo.ts'
import { contactoDe, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { hayEnlaceQueAbre } from './postulante/read-model-enlace.ts'
import { setEnlace } from './postulante/repository-enlace.ts'

/** The token travels in the fragment, which no server and no log ever sees. */
const RUTA = addressOf('postulacion', 'mandato')

interface Carta {
  readonly nombres: string
  readonly asesor: string
  readonly enlace: string
  /** DD-MM-YYYY. */
  readonly vence: string
}

const texto = ({ nombres, asesor, enlace, vence }: Carta): string => `Hola, ${nombreLegible(nombres)}:

Su postulación a la Isapre ${marca.nombre} fue aceptada. Falta un paso suyo: autorizar el pago mensual de su plan.

Autorice el pago de su plan:
${enlace}

El enlace es personal, sirve una vez y vence el ${vence}. Nunca le pediremos el número de su tarjeta.

Si tiene dudas, responda este correo: le llega a su asesor, ${asesor}.

Isapre ${marca.nombre}
`

/**
 * Mails the applicant a new link to the page of their payment mandate; a former one opens nothing from now on. Pressed
 * again within minutes, while that one opens, it is the same letter and nothing is sent.
 */
export async function sendEnlace(ctx: Context, declaracionId: number, postulante: Prospecto): Promise<void> {
  const { tx, ahora, direccion } = ctx
  const token = newToken()
  const expira = venceElEnlaceDeMandato(ahora)
  const abre = await hayEnlaceQueAbre(tx, declaracionId, ahora)
  const { nombre: asesor } = await contactoDe(tx, postulante.asesorId)
  const escrita = await enqueueCorreo(ctx, 'enlaceMandato', {
    prospectoId: postulante.id,
    asesorId: postulante.asesorId,
    para: postulante.correo,
    texto: texto({
      nombres: postulante.nombres,
      asesor,
      enlace: `${direccion}${RUTA}#enlace=${token}`,
      vence: aDDMMYYYY(hoyEnSantiago(expira)),
    }),
    adjuntos: [],
    enlace: { de: declaracionId, abre },
  })
  if (!escrita) return
  const por = await autorSobre(ctx, { declaracionId })
  await setEnlace(tx, { declaracionId, tokenHash: tokenHash(token), por, creado: ahora, expira })
  await note(ctx, postulante.id, 'enlaceMandatoEnviado')
}
