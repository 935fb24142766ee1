import { CAMPO_DE_AVISO, rutasDeEmpresa } from '@alerce/contract/empresa'
import { avisosDeEmpresa } from '@alerce/contract/messages/acceso/empresa'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { lookOf } from '../../../components/actions/button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { call, type ReplyOf } from '../../../lib/api/call.ts'
import { useReturnPlace } from '../../../lib/session/return-place.ts'
import { currentEntry } from '../../../lib/session/session.ts'

/** Until the server answers, and if it does not. */
const soloClave: ReplyOf<'formasDeIngreso'> = { empresa: false, clave: true }

/** Ways into the system that the server offers. Not by the cache of reads: the login page empties it. */
export function useFormasDeIngreso() {
  const [formas, setFormas] = useState(soloClave)
  useEffect(() => {
    const leaving = new AbortController()
    call('formasDeIngreso', {}, { signal: leaving.signal }).then(setFormas, () => undefined)
    return () => leaving.abort()
  }, [])
  return formas
}

/** Why a login by the company's account was refused: the server says its code in the address. */
export function EmpresaNotice() {
  const [params] = useSearchParams()
  const codigo = params.get(CAMPO_DE_AVISO) ?? ''
  return Object.hasOwn(avisosDeEmpresa, codigo) ? <Notice tone="bad">{avisosDeEmpresa[codigo]}</Notice> : null
}

/** Leaves for the provider, and later comes back to where the person was. `alone`: there is no form above it. */
export function EmpresaLink({ alone }: { readonly alone: boolean }) {
  const { volverA = '/' } = useReturnPlace()
  const link = useRef<HTMLAnchorElement>(null)
  const volver = new URLSearchParams({ volver: `/${currentEntry()}${volverA}` })
  // In the same commit: the focus rule of the screen would take the title first
  useLayoutEffect(() => {
    // The form that had the focus is gone
    if (alone) link.current?.focus()
  }, [alone])
  return (
    <p>
      <a ref={link} {...lookOf(alone ? 'primary' : 'plain', false)} href={`${rutasDeEmpresa.entrada}?${volver}`}>
        Entrar con la cuenta de la empresa
      </a>
    </p>
  )
}
