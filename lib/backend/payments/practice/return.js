document.getElementById('return').submit()
