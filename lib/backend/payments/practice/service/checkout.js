// The practice provider's widget: the same `Razorpay` class as the real one's, as far as a shop uses it. Its texts are
// added when it is sent (pages.ts).
function practiceWidget(words) {
  const base = new URL('.', document.currentScript.src)
  const style = new CSSStyleSheet()
  style.replaceSync(`
    dialog { width: min(22rem, calc(100vw - 2rem)); box-sizing: border-box; border: 0; border-radius: 12px;
      padding: 1.5rem; font: 16px/1.5 system-ui, sans-serif; color: #1c1b19; background: #fff }
    dialog::backdrop { background: rgb(0 0 0 / .55) }
    .test { margin: 0 0 1rem; padding: .5rem .75rem; border-radius: 8px; background: #fff3c4 }
    h2 { margin: 0; font-size: 1.25rem }
    .amount { margin: .25rem 0 1rem; font-size: 1.75rem; font-weight: 600 }
    button { display: block; width: 100%; min-height: 48px; margin: .5rem 0 0; border: 1px solid #1c1b19;
      border-radius: 8px; font: inherit; color: #1c1b19; background: #fff }
    button.pay { color: #fff; background: #1c1b19 }
    button:disabled { opacity: .5 }
    .error { margin: 1rem 0 0; color: #a3160c }
  `)

  class Razorpay {
    #options
    #listeners = new Map()
    #host
    #dialog

    constructor(options) {
      this.#options = options
    }

    on(event, listener) {
      this.#listeners.set(event, listener)
      return this
    }

    open() {
      if (this.#options.redirect) return submit('v1/checkout/embedded', this.#fields())
      this.#host = document.body.appendChild(document.createElement('div'))
      const root = this.#host.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [style]
      this.#dialog = root.appendChild(this.#build())
      this.#dialog.addEventListener('close', () => this.#host.remove())
      this.#dialog.addEventListener('cancel', () => this.#dismissed())
      this.#dialog.showModal()
    }

    close() {
      this.#dialog?.close()
    }

    #build() {
      const dialog = make('dialog', '')
      dialog.setAttribute('aria-label', words.testPayment)
      const sum = rupees(this.#options.amount)
      const pay = make('button', words.pay.replace(words.sum, sum), 'pay')
      const fail = make('button', words.letPaymentFail)
      const leave = make('button', words.close)
      const error = make('p', '', 'error')
      error.setAttribute('role', 'alert')
      pay.addEventListener('click', () => this.#send('success', [pay, fail, leave], error))
      fail.addEventListener('click', () => this.#send('failure', [pay, fail, leave], error))
      leave.addEventListener('click', () => {
        this.#dismissed()
        this.close()
      })
      const test = make('p', '', 'test')
      test.append(make('strong', `${words.testPayment}.`), ` ${words.noMoneyMoves}`)
      dialog.append(
        test,
        make('h2', this.#options.name || words.payHeading),
        make('p', sum, 'amount'),
        pay,
        fail,
        leave,
        error,
      )
      return dialog
    }

    async #send(outcome, buttons, error) {
      for (const button of buttons) button.disabled = true
      error.textContent = ''
      try {
        const body = new URLSearchParams({
          key_id: this.#options.key,
          order_id: this.#options.order_id,
          outcome,
        })
        const response = await fetch(new URL('checkout/pay', base), { method: 'POST', body })
        const result = await response.json()
        if (result.razorpay_signature) {
          this.close()
          return this.#paid(result)
        }
        const description = result.error?.description ?? result['error[description]']
        error.textContent = description
        this.#listeners.get('payment.failed')?.({
          error: { code: 'BAD_REQUEST_ERROR', description, metadata: { order_id: this.#options.order_id } },
        })
      } catch (cause) {
        error.textContent = words.unreachable
        console.warn(cause)
      }
      for (const button of buttons) button.disabled = false
    }

    #paid(result) {
      if (this.#options.handler) return this.#options.handler(result)
      if (this.#options.callback_url) submit(this.#options.callback_url, result)
    }

    #dismissed() {
      this.#options.modal?.ondismiss?.()
    }

    #fields() {
      const { key, order_id, callback_url, name } = this.#options
      return { key_id: key, order_id, callback_url, name: name ?? '' }
    }
  }

  const submit = (to, fields) => {
    const form = document.body.appendChild(document.createElement('form'))
    form.method = 'post'
    form.action = new URL(to, new URL('..', base))
    for (const [name, value] of Object.entries(fields)) {
      const input = form.appendChild(document.createElement('input'))
      input.type = 'hidden'
      input.name = name
      input.value = value
    }
    form.submit()
  }

  const make = (tag, text, className = '') => {
    const element = document.createElement(tag)
    element.textContent = text
    if (className) element.className = className
    return element
  }

  const rupees = paise =>
    `₹${new Intl.NumberFormat(words.locale, { maximumFractionDigits: 2 }).format(paise / 100)}`

  window.Razorpay = Razorpay
}
