import { useState } from 'react'
import type { CasoDeCartera } from './queries.ts'

/** Which of the cases that were read are chosen; the other of a pair is chosen, or let go, with each. */
export function useEleccion(leidos: readonly CasoDeCartera[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const cambiar = ({ prospectoId, pareja }: CasoDeCartera) => {
    const juntos = [prospectoId, ...(pareja ? [pareja.prospectoId] : [])]
    setIds((antes) => {
      const despues = new Set(antes)
      for (const id of juntos) antes.has(prospectoId) ? despues.delete(id) : despues.add(id)
      return despues
    })
  }
  return {
    elegidos: leidos.filter(({ prospectoId }) => ids.has(prospectoId)),
    cambiar,
    ninguno: () => setIds(new Set()),
  }
}
