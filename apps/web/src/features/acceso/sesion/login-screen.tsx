import { avisosDeCierre } from '@alerce/contract/messages/acceso/sesion'
import { lazy, Suspense, useEffect } from 'react'
import { Link } from 'react-router'
import { AccessCard } from '../../../components/access/access-card.tsx'
import { AccessField } from '../../../components/access/access-field.tsx'
import { ReasonedButton } from '../../../components/actions/reasoned-button.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { LoadingBar } from '../../../components/feedback/skeletons.tsx'
import { goTo } from '../../../lib/routes.ts'
import { useReturnPlace } from '../../../lib/session/return-place.ts'
import { forgetReads } from '../../../lib/session/session.ts'
import { EmpresaLink, EmpresaNotice, useFormasDeIngreso } from './empresa.tsx'
import { useLogin } from './use-login.ts'

const SegundoPaso = lazy(async () => ({ default: (await import('./segundo-paso.tsx')).SegundoPaso }))

/** The one door for every role (spec 1 §2, Login). */
export function LoginScreen() {
  const { motivo } = useReturnPlace()
  const { field, reason, busy, submit, paso, enterAs, leavePaso } = useLogin()
  const { clave, empresa } = useFormasDeIngreso()
  const notice = motivo && Object.hasOwn(avisosDeCierre, motivo) ? avisosDeCierre[motivo] : null

  // Nothing protected is on screen any more.
  useEffect(forgetReads, [])

  if (paso)
    return (
      <Suspense fallback={<LoadingBar />}>
        <SegundoPaso paso={paso} onDone={enterAs} onLeave={leavePaso} />
      </Suspense>
    )
  return (
    <AccessCard
      title="Iniciar sesión"
      tab="Ingresar"
      lead={`Ingrese con ${clave ? 'su usuario y contraseña' : 'su cuenta'} para ver su cartera y continuar sus postulaciones.`}
    >
      {notice && <Notice tone="info">{notice}</Notice>}
      <EmpresaNotice />
      {clave && (
        <form onSubmit={submit} noValidate>
          <AccessField label="Usuario" first autoComplete="username" {...field('usuario')} />
          <AccessField label="Contraseña" autoComplete="current-password" secret="contraseña" {...field('clave')} />
          <div>
            <ReasonedButton kind="primary" type="submit" busy={busy} reason={reason}>
              Ingresar
            </ReasonedButton>
          </div>
          <p>
            <Link className="thumb" to={goTo('olvido')}>
              ¿Olvidó su contraseña?
            </Link>
          </p>
        </form>
      )}
      {empresa && <EmpresaLink alone={!clave} />}
    </AccessCard>
  )
}
