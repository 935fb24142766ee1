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
  /** Who is changed, as saved already; null: they are added. */
  readonly guardada: PersonaGuardada | null
}

/** What is asked of the documents before they are saved; the save is part of it, so that a second press finds it busy. */
export function useAntesDeGuardar() {
  const revisar = useRevisarRuts()
  const crear = useCrearDeTodosModos()
  return async ({ personas, guardada }: PersonasQueSeGuardan, act: () => Promise<unknown>): Promise<boolean> => {
    const otros = personas.map(documentoEscrito).filter((escrito) => esOtro(escrito, guardada))
    const ruts = otros.flatMap(({ campo, escrito }) => (campo === 'rut' ? [escrito] : []))
    return (await revisar(ruts)) && (await crear(otros, guardada, act))
  }
}
