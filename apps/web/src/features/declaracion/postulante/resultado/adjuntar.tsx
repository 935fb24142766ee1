import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { type ChangeEvent, useId, useState } from 'react'
import { held } from '../../../../components/intake/held.ts'
import { callUpload } from '../../../../lib/api/call.ts'
import { UPLOAD_TIMEOUT_MS } from '../../../../lib/intake/destination.ts'
import classes from '../postulante.module.css'
import { useGuardar } from '../queries.ts'

/** Loads the file preparation (PDF and photo decoding) with the first chosen file, to keep the page small. */
async function preparada(file: File) {
  try {
    const { prepare } = await import('./prepare.ts')
    return await prepare(file)
  } catch {
    return { problem: m.parteFailed.text }
  }
}

interface AdjuntarProps {
  /** True when a file was already added. */
  readonly otro: boolean
}

/** Uploads photos or files from the phone, one at a time. The error of a file is shown under it. */
export function Adjuntar({ otro }: AdjuntarProps) {
  const id = useId()
  const { perform, busy, failure } = useGuardar()
  const [problema, setProblema] = useState<string | null>(null)
  const upload = async (file: File) => {
    setProblema(null)
    const lista = await preparada(file)
    if ('problem' in lista) return setProblema(lista.problem)
    const hecho = await perform(() => callUpload('subirAntecedente', {}, lista.file, { timeoutMs: UPLOAD_TIMEOUT_MS }))
    if (hecho && 'errores' in hecho) setProblema(hecho.errores[0]?.mensaje ?? null)
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // the same file can be chosen again
    currentTarget.value = ''
    if (file && !busy) void upload(file)
  }
  const mal = problema ?? failure
  return (
    <div className={classes.campo}>
      <label htmlFor={id}>{otro ? 'Agregar otro archivo o foto' : 'Agregar un archivo o una foto'}</label>
      <input
        id={id}
        type="file"
        accept="image/*,application/pdf"
        aria-invalid={mal !== null}
        aria-describedby={mal ? `${id}-e` : `${id}-h`}
        {...held(busy)}
        onChange={choose}
      />
      <p id={`${id}-h`} className={classes.hint} role="status">
        {busy ? 'Enviando…' : 'Fotos o PDF de hasta 2 MB; una foto más grande se reduce sola.'}
      </p>
      {mal && (
        <p id={`${id}-e`} className={classes.error} role="alert">
          {mal}
        </p>
      )}
    </div>
  )
}
