import {
  documentoEscrito,
  esOtro,
  type PersonaConDocumento,
  type PersonaGuardada,
  useCrearDeTodosModos,
} from './anteriores.ts'
import { useRevisarRuts } from './titular-vigente.ts'

interface PersonasQueSeGuardan {
  readonly personas: readonly PersonaConDocumento[]
  /** Saved person being edited; null: a new person. */
  readonly guardada: PersonaGuardada | null
}

/** Checks of the documents before a save. The save runs inside, so that a second press finds the form busy. */
export function useAntesDeGuardar() {
  const check = useRevisarRuts()
  const create = useCrearDeTodosModos()
  return async ({ personas, guardada }: PersonasQueSeGuardan, act: () => Promise<unknown>): Promise<boolean> => {
    const otros = personas.map(documentoEscrito).filter((escrito) => esOtro(escrito, guardada))
    const ruts = otros.flatMap(({ campo, escrito }) => (campo === 'rut' ? [escrito] : []))
    return (await check(ruts)) && (await create(otros, guardada, act))
  }
}
