import { useSearchParams } from 'react-router'
import { useAsesorElegido, useEquipo } from '../../../lib/session/equipo.ts'
import { useLidera, useReader } from '../../../lib/session/use-lock.ts'

/** Whose calendar a head of team looks at: as the URL says, else of whom the prospect is that it was opened for. */
export function useAsesorDeLaAgenda(prospectoId: number | null) {
  const lidera = useLidera()
  // a supervisor only looks too (spec 1 §6)
  const writes = useReader() === null
  const elegido = useAsesorElegido()
  const [, setParams] = useSearchParams()
  const { data } = useEquipo(prospectoId)
  const asesor = elegido ?? data?.deProspecto ?? null
  const elegir = (id: number | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        // another advisor's calendar is of no prospect of this one
        next.delete('prospectoId')
        if (id === null) next.delete('asesor')
        else next.set('asesor', String(id))
        return next
      },
      { replace: true },
    )
  const quien = data?.asesores.find(({ identificador }) => identificador === asesor)?.nombre ?? null
  return { lidera, writes, asesor, quien, elegir }
}
