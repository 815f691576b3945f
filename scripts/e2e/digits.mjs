// The digits of a challenge of the shop in DATA_DIR, which a shopper would read off its picture.
import { openChallenge } from '#lib/backend/captcha/challenge-token.ts'

process.stdout.write(openChallenge(process.argv[2] ?? '')?.digits ?? '')
