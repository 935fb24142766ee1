import { type AccesoForm, accesoRules } from '@alerce/contract/forms/acceso'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { ReasonedButton } from '../../components/actions/reasoned-button.tsx'
import { useMessage } from '../../components/dialogs/dialogs-provider.tsx'
import { BrandMark } from '../../components/layout/brand-mark.tsx'
import { brand } from '../../lib/brand.ts'
import { useLanding } from './landing.ts'
import { login, loginFailure } from './login.ts'
import { LoginField } from './login-field.tsx'
import classes from './login-screen.module.css'

/** The one door for every role (spec 1 §2, Login). No component library: it must open at once. */
export function LoginScreen() {
  const land = useLanding()
  const message = useMessage()
  const [form, setForm] = useState<AccesoForm>({ usuario: '', clave: '' })
  const [left, setLeft] = useState<Readonly<Record<string, boolean>>>({})
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    document.title = `Ingresar · ${brand.name}`
  }, [])

  const complete = form.usuario.trim() !== '' && form.clave !== ''
  const problem = (name: keyof AccesoForm) => (left[name] ? (accesoRules[name]?.(form[name], form) ?? null) : null)

  const field = (name: keyof AccesoForm) => ({
    value: form[name],
    error: problem(name),
    onChange: (value: string) => setForm((typed) => ({ ...typed, [name]: value })),
    onBlur: () => setLeft((all) => ({ ...all, [name]: true })),
  })

  const enter = async () => {
    setBusy(true)
    try {
      await land(await login(form.usuario.trim(), form.clave))
    } catch (error) {
      setBusy(false)
      await message(loginFailure(error))
    }
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (complete && !busy) void enter()
  }

  return (
    <main id="contenido" className={classes.screen}>
      <div className={classes.card}>
        <p className={classes.brand}>
          <BrandMark size={22} />
          {brand.name}
          <span>{brand.product.dashboard}</span>
        </p>
        <header>
          <h1>Iniciar sesión</h1>
          <p>Ingrese con su usuario y contraseña para ver su cartera y continuar sus postulaciones.</p>
        </header>
        <form onSubmit={submit} noValidate>
          <LoginField label="Usuario" autoComplete="username" {...field('usuario')} />
          <LoginField label="Contraseña" autoComplete="current-password" secret {...field('clave')} />
          <div>
            <ReasonedButton
              kind="primary"
              type="submit"
              busy={busy}
              reason={complete ? null : 'Escriba su usuario y su contraseña'}
            >
              Ingresar
            </ReasonedButton>
          </div>
        </form>
      </div>
      <p className={classes.version}>Versión {brand.version}</p>
    </main>
  )
}
