import { IconCheck, IconCopy } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Teclas } from '../actions/teclas.tsx'
import classes from './secret-once.module.css'

interface SecretOnceProps {
  /** Kind of secret: "Contraseña provisoria". */
  readonly label: string
  readonly value: string
  /** No secret: it can be read here again. */
  readonly stays?: true
}

type Copied = 'no' | 'yes' | 'failed'

const told: Readonly<Record<Copied, ReactNode>> = {
  no: '',
  yes: 'Copiado',
  failed: (
    <>
      El navegador no permitió copiar. Quedó seleccionado: cópielo<Teclas> con Ctrl+C</Teclas>.
    </>
  ),
}

/** Over plain http the browser has no clipboard. */
async function copy(value: string): Promise<Copied> {
  if (!navigator.clipboard) return 'failed'
  return navigator.clipboard.writeText(value).then(
    () => 'yes',
    () => 'failed',
  )
}

/** Password, key or link to be copied: shown once, or for as long as it stays. */
export function SecretOnce({ label, value, stays }: SecretOnceProps) {
  const text = useRef<HTMLElement>(null)
  const [copied, setCopied] = useState<Copied>('no')
  const Icon = copied === 'yes' ? IconCheck : IconCopy
  const press = async () => {
    const result = await copy(value)
    if (result === 'failed' && text.current) window.getSelection()?.selectAllChildren(text.current)
    setCopied(result)
  }
  return (
    <div className={classes.secret}>
      <p>{label}</p>
      <code ref={text}>{value}</code>
      <Button kind="tonal" data-first aria-label={`Copiar: ${label}`} onClick={() => void press()}>
        <Icon size={16} stroke={1.75} aria-hidden="true" />
        Copiar
      </Button>
      {!stays && <small>Cópielo ahora: no se volverá a mostrar.</small>}
      <span role="status" data-tone={copied}>
        {told[copied]}
      </span>
    </div>
  )
}
