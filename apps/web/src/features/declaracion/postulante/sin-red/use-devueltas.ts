import { claveDe, type EnEspera } from './en-espera.ts'
import { useEnArca } from './use-en-arca.ts'

/**
 * Answers that were given without network and were not taken when they arrived: they stand written where they were given,
 * for who gave them to send again.
 */
export function useDevueltas(enlace: string) {
  const { respuestas, latest, become } = useEnArca(enlace, 'devueltas')
  const sin = (otras: readonly EnEspera[]) => {
    const claves = new Set(otras.map(claveDe))
    return latest.current.filter((una) => !claves.has(claveDe(una)))
  }
  return {
    devueltas: respuestas,
    devolver: (nuevas: readonly EnEspera[]) => become([...sin(nuevas), ...nuevas]),
    /** It is answered again. */
    soltar: (otra: EnEspera) => become(sin([otra])),
  }
}
