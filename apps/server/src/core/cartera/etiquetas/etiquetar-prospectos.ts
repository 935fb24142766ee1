import { etiquetaMessages, miDiaMessages } from '@alerce/contract/messages/cartera/lista'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { etiquetarProspectos } from '@alerce/contract/operations/cartera/etiquetas'
import { cambiaEtiquetas } from '@alerce/domain/cartera/etiqueta'
import { publishAll } from '../../../avisos/repository.ts'
import { asesoresDe } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { takeEtiquetas } from './read-model.ts'
import { saveEtiquetas } from './repository.ts'

/** One at a time, in the order of the request: of two changes of one prospect the second sees the first. */
export const etiquetarProspectosUseCase = useCase(etiquetarProspectos, async ({ cambios }, { tx, ...ctx }) => {
  const ids = cambios.map(({ prospectoId }) => prospectoId)
  const tomados = new Map(
    (await takeEtiquetas(tx, await asesoresDe({ tx, ...ctx }), ids)).map((uno) => [uno.id, uno] as const),
  )
  const hechos: { prospectoId: number; agrega: string[]; quita: string[] }[] = []
  const rechazados: { prospectoId: number; motivo: string }[] = []
  const cambiados = new Set<number>()
  for (const { prospectoId, ...cambio } of cambios) {
    const suyo = tomados.get(prospectoId)
    const despues = suyo ? cambiaEtiquetas(suyo.etiquetas, cambio) : null
    const motivo = suyo?.bloqueado ? prospectoMessages.bloqueado.text : etiquetaMessages.demasiadas.text
    if (!suyo) rechazados.push({ prospectoId, motivo: miDiaMessages.deOtraCartera.text })
    else if (suyo.bloqueado || !despues) rechazados.push({ prospectoId, motivo })
    else {
      const { agrega, quita } = despues.hecho
      if (agrega.length + quita.length > 0) cambiados.add(prospectoId)
      tomados.set(prospectoId, { ...suyo, etiquetas: [...despues.etiquetas] })
      hechos.push({ prospectoId, agrega: [...agrega], quita: [...quita] })
    }
  }
  const guardados = [...tomados.values()].filter(({ id }) => cambiados.has(id))
  await saveEtiquetas(tx, guardados)
  // One notice for each portfolio is enough for its list to refresh
  const porAsesor = new Map(guardados.map(({ id, asesorId }) => [asesorId, id]))
  await publishAll(
    tx,
    [...porAsesor].map(([asesorId, prospectoId]) => ({ tema: 'prospecto' as const, prospectoId, asesorId })),
  )
  return { hechos, rechazados }
})
