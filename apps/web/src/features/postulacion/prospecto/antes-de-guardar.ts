import { useCrearDeTodosModos } from './anteriores.ts'
import { useRevisarRuts } from './titular-vigente.ts'

interface RutsQueSeGuardan {
  readonly escritos: readonly string[]
  /** Those of people who are added. */
  readonly nuevos: readonly string[]
}

/** What is asked of the RUTs before they are saved; the save is part of it, so that a second press finds it busy. */
export function useAntesDeGuardar() {
  const revisar = useRevisarRuts()
  const crear = useCrearDeTodosModos()
  return async ({ escritos, nuevos }: RutsQueSeGuardan, act: () => Promise<unknown>): Promise<boolean> => {
    if (!(await revisar(escritos)) || !(await crear(nuevos))) return false
    await act()
    return true
  }
}
