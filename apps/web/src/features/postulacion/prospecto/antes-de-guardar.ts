import type { ProspectoForm } from '@alerce/contract/forms/postulacion/prospecto'
import { documentoEscrito, useCrearDeTodosModos } from './anteriores.ts'
import { useRevisarRuts } from './titular-vigente.ts'

interface PersonasQueSeGuardan {
  readonly personas: readonly Pick<ProspectoForm, 'tipoDocumento' | 'rut' | 'numeroPasaporte'>[]
  /** The RUT that is saved already; of people who are added, null. */
  readonly guardado: string | null
}

/** What is asked of the documents before they are saved; the save is part of it, so that a second press finds it busy. */
export function useAntesDeGuardar() {
  const revisar = useRevisarRuts()
  const crear = useCrearDeTodosModos()
  return async ({ personas, guardado }: PersonasQueSeGuardan, act: () => Promise<unknown>): Promise<boolean> => {
    const documentos = personas.map(documentoEscrito)
    const ruts = documentos.flatMap(({ campo, escrito }) => (campo === 'rut' && escrito !== guardado ? [escrito] : []))
    return (await revisar(ruts)) && (await crear(guardado === null ? documentos : [], act))
  }
}
