import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { esProspeccionOpuesta } from '@alerce/domain/postulacion/oposicion'
import { marca } from '../../../papeles/marca.ts'
import { oneByOne } from '../../../platform/one-by-one.ts'
import { SISTEMA } from '../../actor.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import type { JobContext } from '../../job-context.ts'
import { noteAndNotify } from '../../postulacion/prospecto/note-and-notify.ts'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { findDeclaracion } from '../ds/read-model.ts'
import { addEnlace } from './add-enlace.ts'
import type { EnlaceDeInvitacion } from './create-enlace.ts'
import { invitacionesPorVencer } from './read-model.ts'

const RONDA = 'recordar-invitaciones'
/** A round that finds more leaves them to the next. */
const TANDA = 200

type PorVencer = Awaited<ReturnType<typeof invitacionesPorVencer>>[number]
type Ronda = Pick<JobContext, 'db' | 'clock' | 'services'>

/** Without a word of the applicant, as the invitation itself. */
const texto = ({ enlace, vence }: EnlaceDeInvitacion): string => `Hola:

Su invitación a completar la Declaración de Salud vence el ${aDDMMYYYY(hoyEnSantiago(vence))}. Si ya empezó, sigue donde quedó.

Siga con su Declaración de Salud:
${enlace}

Le pediremos su RUT, su fecha de nacimiento y un código que enviaremos a este correo. El enlace es personal y no alarga el plazo; los anteriores siguen sirviendo.

Isapre ${marca.nombre}
`

/** The letter, with a link of its own beside the others and no longer than they; and the advisor's bell. */
async function remember(context: Ronda, antesDe: string, { id, prospectoId }: PorVencer): Promise<void> {
  const { db, clock, services } = context
  const { jobs, direccion, vault } = services
  await db.transaction().execute(async (tx) => {
    const ahora = clock.ahora()
    const ctx = { tx, ahora, jobs, vault, direccion, autor: SISTEMA, actor: { kind: 'sistema', mando: RONDA } } as const
    const prospecto = await findProspecto(tx, prospectoId, true)
    await findDeclaracion(tx, id, true)
    const [porVencer] = await invitacionesPorVencer(tx, { ahora, antesDe, declaracionId: id, cuantas: 1 })
    if (!prospecto || !porVencer || esProspeccionOpuesta(prospecto)) return
    const { vence } = porVencer
    const de = { carta: 'recordatorioDS', origen: 'recordatorio', declaracionId: id, prospecto } as const
    await addEnlace(ctx, { ...de, vence, texto })
    await noteAndNotify(ctx, prospecto, 'invitacionRecordada')
    const cuando = aDDMMYYYY(hoyEnSantiago(vence))
    await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId }, 'invitacionPorVencer', cuando)
  })
}

/** Reminds, once each, of the invitations that end within the days of `diasAvisoInvitacion`; answers how many. */
export async function rememberInvitaciones(context: Ronda): Promise<number> {
  const ahora = context.clock.ahora()
  const { diasAvisoInvitacion } = await parametrosAl(context.db, hoyEnSantiago(ahora))
  const antesDe = new Date(Date.parse(ahora) + diasAvisoInvitacion * DIA_MS).toISOString()
  const porVencer = await invitacionesPorVencer(context.db, { ahora, antesDe, cuantas: TANDA })
  await oneByOne(porVencer, (una) => remember(context, antesDe, una))
  return porVencer.length
}
