import { randomBytes } from 'node:crypto'
import { crearEnlaceSupervisor } from '@alerce/contract/operations/acceso/enlaces'
import { addressOf } from '@alerce/contract/screens'
import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { firma } from '../../actor.ts'
import { useCase } from '../../use-case.ts'
import { registrarEvento } from '../seguridad/registrar-evento.ts'
import { exigirPartes } from './exigir-partes.ts'
import { emitirIdentificador } from './identificador.ts'
import { insertarEnlace } from './repository.ts'
import { sobreEnlace } from './sobre-enlace.ts'

const RUTA = addressOf('dashboard', 'preLogin')

/** A signed link over one advisor's portfolio; its route is told here and nowhere else. */
export const crearEnlaceSupervisorUseCase = useCase(crearEnlaceSupervisor, async (input, ctx) => {
  const { asesorId, jefeId, horas } = input
  const { tx, vault, ahora, actor } = ctx
  const otroEquipo = await exigirPartes(ctx, input)
  const sal = randomBytes(16).toString('base64url')
  const expira = new Date(Date.parse(ahora) + horas * HORA_MS).toISOString()
  const nuevo = { asesorId, jefeId, sal, creadoPor: firma(actor), creado: ahora, expira }
  const enlaceId = await insertarEnlace(tx, nuevo)
  const enlace = { id: enlaceId, asesorId, jefeId, expira, sal }
  const asesor = encodeURIComponent(emitirIdentificador(vault, 'asesor', enlace))
  const jefe = encodeURIComponent(emitirIdentificador(vault, 'jefe', enlace))
  await registrarEvento(
    ctx,
    'enlaceSupervisor',
    `${await sobreEnlace(tx, enlaceId)}, por ${horas} horas${otroEquipo ? ', de otro equipo' : ''}`,
  )
  return { enlaceId, ruta: `${RUTA}?identificadorAsesor=${asesor}&identificadorJefe=${jefe}`, expira }
})
