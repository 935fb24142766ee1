import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { useRef, useState } from 'react'
import type { Attachment } from '../../../../components/files/file-row.tsx'
import { messageOf } from '../../../../lib/api/errors.ts'
import { toBase64 } from '../../../../lib/files.ts'
import { ADJUNTO_DS, useGuardarDocumento } from '../queries.ts'

interface Chosen extends Attachment {
  readonly file: File
}

/** The files chosen to go with the declaration: they can be taken back until it is sent, then they are uploaded. */
export function useAdjuntos(identificador: number) {
  const guardar = useGuardarDocumento()
  const [files, setFiles] = useState<readonly Chosen[]>([])
  const last = useRef(0)

  const add = (picked: readonly File[]) => {
    const chosen = picked.map((file) => {
      last.current += 1
      return { id: String(last.current), nombre: file.name, tamano: file.size, estado: 'espera' as const, file }
    })
    setFiles((all) => [...all, ...chosen])
  }
  const remove = (id: string) => setFiles((all) => all.filter((one) => one.id !== id))
  const mark = (id: string, change: Pick<Attachment, 'estado' | 'problema'>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)))

  const uploadOne = async ({ id, file }: Chosen): Promise<boolean> => {
    mark(id, { estado: 'subiendo' })
    try {
      const binario = await toBase64(file)
      const { name: nombreArchivo, type: tipoMIME } = file
      await guardar.mutateAsync({ identificador, nombreArchivo, tipoMIME, binario, tipoAdjunto: ADJUNTO_DS })
      remove(id)
      return true
    } catch (error) {
      mark(id, { estado: 'fallido', problema: messageOf(error, resultadoMessages.documentosFailed.text) })
      return false
    }
  }

  /** One after another; true when all are kept. Those that failed stay in the list. */
  const upload = async (): Promise<boolean> => {
    let all = true
    for (const chosen of files) all = (await uploadOne(chosen)) && all
    return all
  }

  return { files, add, remove, upload }
}
